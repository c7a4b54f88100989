// Which documents are prints of one revision of a form, by the printed text they share.

/** Documents whose neighbouring words are shared to this part (cosine) are of one revision. */
const sameRevision = 0.55;

/** Gives each document a `revision`: its form and a letter; most frequent first. */
export function withRevisions(documents) {
  const prints = documents.map(({pages}) => new Set(pages.flatMap(({lines}) => lines.flatMap(wordPairs))));
  const group = documents.map((_, at) => at);
  for (let one = 0; one < documents.length; one++)
    for (let other = 0; other < one; other++)
      if (documents[one].form === documents[other].form && shared(prints[one], prints[other]) > sameRevision)
        join(group, one, other);
  const letters = lettersOf(documents, group);
  return documents.map((document, at) => ({...document, revision: letters.get(group[at])}));
}

function wordPairs({words}) {
  const keys = words.map(({text}) => text.toLowerCase().replace(/[^a-z0-9]/g, '')).filter(Boolean);
  return keys.slice(1).map((key, at) => `${keys[at]} ${key}`);
}

function shared(one, other) {
  let count = 0;
  for (const pair of one) if (other.has(pair)) count++;
  return count / Math.sqrt(one.size * other.size || 1);
}

function join(group, one, other) {
  const [from, to] = [group[one], group[other]];
  group.forEach((of, at) => {
    if (of === from) group[at] = to;
  });
}

function lettersOf(documents, group) {
  const sizes = new Map();
  for (const of of group) sizes.set(of, (sizes.get(of) ?? 0) + 1);
  const next = new Map();
  const letters = new Map();
  for (const [of] of [...sizes].sort((a, b) => b[1] - a[1])) {
    const {form} = documents[of];
    const count = next.get(form) ?? 0;
    next.set(form, count + 1);
    letters.set(of, `${form} ${'ABCDEFGH'[count]}`);
  }
  return letters;
}
