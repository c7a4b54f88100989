import type {Reply} from './attempt.js';

/** Longer beginnings fill a terminal and say no more. */
const longest = 160;

/** Whether it is a page for people, from a proxy or a sign-in rather than from the service. */
export function isWebPage({headers, body}: Pick<Reply, 'headers' | 'body'>): boolean {
  return (
    /^text\/html\b/i.test(headers['content-type'] ?? '') || looksLikePage(body.subarray(0, 1000).toString())
  );
}

/** What a reply says, on one line, for an error message: of a web page its title, of an empty object nothing. */
export function replyExcerpt(reply: Pick<Reply, 'headers' | 'body'>): string {
  const text = reply.body.subarray(0, 4000).toString('utf8');
  if (isWebPage(reply)) return titleOf(text);
  return /^\s*(?:\{\s*\}|\[\s*\]|null|"")\s*$/.test(text) ? '' : shortened(text);
}

/** A sentence of the service as it may be shown: a page in its place is left out. */
export function withoutWebPage(sentence: string): string {
  return looksLikePage(sentence) ? titleOf(sentence) : sentence;
}

function looksLikePage(text: string): boolean {
  return /^\s*(?:<!doctype html|<html|<head|<body)/i.test(text);
}

function titleOf(page: string): string {
  const title = shortened(/<title[^>]*>([^<]*)/i.exec(page)?.[1] ?? '');
  return title === '' ? 'a web page' : `a web page, "${title}"`;
}

function shortened(text: string): string {
  const context = text.replace(/\s+/g, ' ').trim();
  return context.length > longest ? `${context.slice(0, longest)}…` : context;
}
