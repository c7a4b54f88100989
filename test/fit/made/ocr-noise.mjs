/** Letters an OCR program takes for others. */
const confusions = {
  o: '0', l: '1', i: 'l', s: '5', e: 'c', m: 'rn', a: 'o', n: 'r', t: 'f', B: '8', O: '0', I: 'l', S: '5', Z: '2',
  0: 'O', 1: 'l', 5: 'S', 8: 'B', 6: 'b', '.': ',', ',': '.', ä: 'a', ö: 'o', ü: 'u', é: 'e', è: 'e', ç: 'c', ł: 'l',
  ş: 's', ğ: 'g', ı: 'i', ñ: 'n', ą: 'a', ę: 'e', å: 'a', ó: 'o', ż: 'z',
}; // prettier-ignore
/** How often a letter is misread, a pair of words run together, a word broken: by the state of the scan. */
const letterRates = [0, 0.005, 0.01, 0.02, 0.05, 0.1];
const joinRate = 0.06;
const splitRate = 0.008;
/** On some scans values are written by hand, and read as if by chance. */
const handwriting = {pages: 0.25, values: 0.35, letterRate: 0.45};

/** Words as an OCR program reads them: loose boxes, slips, words run together or broken. */
export function recogniseBadly(words, random) {
  const rate = random.pick(letterRates);
  const boxes = random.pick(['ink', 'line']);
  const byHand = writtenByHand(words, random);
  const read = [];
  for (const word of words) {
    const own = byHand.has(word.entity) ? handwriting.letterRate : rate;
    const text = misread(word.text, own, random) || word.text;
    const seen = jitter({...word, text}, random, boxes);
    const confidence = readingConfidence(random, own, seen.text !== word.text);
    const before = read.at(-1);
    if (before && mayJoin(before, seen) && random.chance(joinRate))
      read[read.length - 1] = join(before, seen);
    else if (seen.text.length > 5 && random.chance(splitRate)) read.push(...split(seen, confidence, random));
    else read.push({...seen, confidence});
  }
  return read;
}

/** The entities of the values that are not printed. */
function writtenByHand(words, random) {
  if (!random.chance(handwriting.pages)) return new Set();
  const values = new Set(words.filter(({role}) => role === 'value').map(({entity}) => entity));
  return new Set([...values].filter(() => random.chance(handwriting.values)));
}

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** Where a letter has no likeness, any other is read; some are lost. */
function misread(text, rate, random) {
  return [...text]
    .map((letter) => {
      if (!random.chance(rate)) return letter;
      return confusions[letter] ?? (rate < handwriting.letterRate ? letter : random.pick(['', ...letters]));
    })
    .join('');
}

function readingConfidence(random, rate, isWrong) {
  const lost =
    Math.abs(random.gauss(0, 0.02 + Math.min(rate, 0.15))) + (isWrong ? random.uniform(0.02, 0.3) : 0);
  return Math.round(Math.max(0.3, 0.995 - lost) * 1000) / 1000;
}

function jitter(word, random, boxes) {
  const {left, top, right, bottom} = word.box;
  const height = bottom - top;
  const slack = boxes === 'line' ? 0.2 : 0.1;
  return {
    ...word,
    source: 'ocr',
    box: {
      left: left + random.gauss(0, 0.08 * height),
      top: top - slack * height + random.gauss(0, 0.05 * height),
      right: right + random.gauss(0, 0.08 * height),
      bottom: bottom + slack * height + random.gauss(0, 0.05 * height),
    },
  };
}

function mayJoin(before, word) {
  const height = before.box.bottom - before.box.top;
  const gap = word.box.left - before.box.right;
  return (
    before.entity === word.entity &&
    Math.abs(before.box.top - word.box.top) < 0.6 * height &&
    gap > 0 &&
    gap < 0.35 * height
  );
}

function join(before, word) {
  return {
    ...before,
    text: before.text + word.text,
    confidence: before.confidence,
    box: {
      left: before.box.left,
      top: Math.min(before.box.top, word.box.top),
      right: word.box.right,
      bottom: Math.max(before.box.bottom, word.box.bottom),
    },
  };
}

function split(word, confidence, random) {
  const letters = [...word.text];
  const at = random.int(2, letters.length - 2);
  const cut = word.box.left + ((word.box.right - word.box.left) * at) / letters.length;
  const part = (text, box) => ({...word, text, confidence, box: {...word.box, ...box}});
  return [
    part(letters.slice(0, at).join(''), {right: cut - 0.5}),
    part(letters.slice(at).join(''), {left: cut + 0.5}),
  ];
}
