// Which documents are held out, and which are the references of a document in a draw.

/** Every third registrant is held out: all documents of one are in the same part. */
export function withParts(documents) {
  const number = ({fields}) => fields.registration_num?.value.replace(/\D/g, '') ?? '';
  const registrants = [...new Set(documents.map(number))].sort();
  return documents.map((document) => ({
    ...document,
    part: registrants.indexOf(number(document)) % 3 === 2 ? 'held' : 'tune',
  }));
}

/** Other documents of the revision of a document, as many as are wanted, always the same ones for a draw. */
export function drawn(document, documents, {count, draw}) {
  const others = documents.filter((other) => other !== document && other.revision === document.revision);
  return pick(others, count, `${document.file} ${draw}`);
}

function pick(documents, count, seed) {
  const random = seeded(
    [...seed].reduce((hash, letter) => (Math.imul(hash, 31) + letter.charCodeAt(0)) >>> 0, 7),
  );
  const order = documents.map((document) => ({document, at: random()})).sort((a, b) => a.at - b.at);
  return order.slice(0, count).map(({document}) => document);
}

function seeded(seed) {
  let state = seed * 2654435761;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
