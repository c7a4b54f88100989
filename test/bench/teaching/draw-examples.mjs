// Which documents of a layout are examples, and what a wrong correction is: always the same for a seed.

export function shuffled(items, seed) {
  const random = seeded(seed);
  return items
    .map((item) => ({item, at: random()}))
    .sort((a, b) => a.at - b.at)
    .map(({item}) => item);
}

/** In the last examples, as many as are said, one value is another text of its page; `wrong` names its field. */
export function withWrong(examples, count, seed) {
  const random = seeded(`${seed} wrong`);
  return examples.map((example, at) => {
    if (at < examples.length - count) return example;
    const names = [...example.values].filter(([, {value}]) => value !== null).map(([name]) => name);
    const field = names[Math.floor(random() * names.length)];
    const page = example.pages[0];
    const lines = page.lines.filter(({text}) => /\p{L}{3}|\d{3}/u.test(text));
    const {words} = lines[Math.floor(random() * lines.length)];
    const value = words
      .slice(0, 3)
      .map(({text}) => text)
      .join(' ');
    return {...example, wrong: [field], values: new Map([...example.values, [field, {value}]])};
  });
}

function seeded(text) {
  let state = [...text].reduce((hash, letter) => (Math.imul(hash, 31) + letter.charCodeAt(0)) >>> 0, 7);
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
