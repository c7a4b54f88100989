import type {Reply} from './attempt.js';

/** Longest excerpt shown in errors. */
const longest = 160;

/** Whether the reply is an HTML page, from a proxy or a sign-in rather than the service. */
export function isWebPage({headers, body}: Pick<Reply, 'headers' | 'body'>): boolean {
  return (
    /^text\/html\b/i.test(headers['content-type'] ?? '') || looksLikePage(body.subarray(0, 1000).toString())
  );
}

/** One-line excerpt of a reply for an error message: the title of a web page, nothing for an empty object. */
export function replyExcerpt(reply: Pick<Reply, 'headers' | 'body'>): string {
  const text = reply.body.subarray(0, 4000).toString('utf8');
  if (isWebPage(reply)) return titleOf(text);
  return /^\s*(?:\{\s*\}|\[\s*\]|null|"")\s*$/.test(text) ? '' : shortened(text);
}

/** The status of a reply with an excerpt, as what the service answered. */
export function answerWords(reply: Pick<Reply, 'status' | 'headers' | 'body'>): string {
  const excerpt = replyExcerpt(reply);
  if (excerpt === '') return String(reply.status);
  return `${reply.status}${isWebPage(reply) ? ' with' : ':'} ${excerpt}`;
}

/** A message of the service for display; web pages are left out. */
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
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > longest ? `${line.slice(0, longest)}…` : line;
}
