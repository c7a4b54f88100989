/**
 * What a paper in HTML says of itself: `{kind, language, medium, questions}`. `medium`: text, scan or photo. A question:
 * `{name, prompt, other, value, printed?, type?}`; `other` is a second wording, `value` null where the page has no answer,
 * `printed` how it stands there if not as in `value`.
 */
export function contentOf(html) {
  const [, language] = /<html[^>]*lang="([\w-]+)"/.exec(html);
  const [, kind] = /<html[^>]*data-kind="([^"]+)"/.exec(html);
  const [, medium] = /<html[^>]*data-medium="(text|scan|photo)"/.exec(html);
  const [, json] = /<script type="application\/json" id="questions">([\s\S]*?)<\/script>/.exec(html);
  return {kind, language, medium, questions: JSON.parse(json)};
}

/** Papers on work and money, on travel and clubs, and of firms are kept back from the fit: a measurement alone sees them. */
const keptBack = ['money', 'travel', 'firm'];
/** Papers of a round that was never opened: `write-kept-back.mjs --papers test/fit/papers/round13` measures them alone. */
const unopened = ['round13'];

/** `name`: folder and file of a paper. */
export function isKeptBack(name) {
  return keptBack.includes(name.split('/')[0]);
}

/** `name`: folder and file of a paper. */
export function isUnopened(name) {
  return unopened.includes(name.split('/')[0]);
}
