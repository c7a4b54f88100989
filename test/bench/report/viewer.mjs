// Documents with what was read, weighed, chosen and true, as one HTML page without a server.
import {readFileSync} from 'node:fs';
import {causes} from './cause.mjs';

/**
 * `documents`: [{name, pages: [{src, ratio, words: [{text, box, confidence}]}], fields: [{name, wanted, found,
 * confidence, route, page, box, cause, candidates}]}], boxes in fractions of the page.
 */
export function viewer({title, documents}) {
  const data = JSON.stringify({title, documents, causes}).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escape(title)}</title>
<style>${asset('viewer.css')}</style>
<header>
  <h1>${escape(title)}</h1>
  <label>Field <select id="field"></select></label>
  <label>Cause <select id="cause"></select></label>
  <label>Document <input id="name" type="search" placeholder="part of a name"></label>
  <label><input id="words" type="checkbox"> words</label>
  <output id="count"></output>
</header>
<main id="documents"></main>
<script type="application/json" id="data">${data}</script>
<script>${asset('viewer-page.js')}</script>
</html>
`;
}

function asset(name) {
  return readFileSync(new URL(name, import.meta.url), 'utf8');
}

function escape(text) {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
