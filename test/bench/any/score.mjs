// Right or wrong of an answer to a plain request: texts, dates, amounts, times, codes, durations and places, each by
// what they mean. `metric` anls: average normalised Levenshtein similarity; fields: right or wrong.

/** With anls: from this similarity on an answer is right, and from `alike` without blanks and punctuation. */
const hit = 0.8;
const alike = 0.85;
/** Less similar texts have nothing in common. */
const leastSimilar = 0.5;

/** `{score: 0 to 1, right}` of a given answer. `field`: {value, type}; `settings`: {metric, monthFirst}. */
export function judge(field, given, settings) {
  const wanted = [field.value].flat();
  let [best, right] = [0, false];
  for (const got of textsOf(given))
    for (const want of wanted) {
      const score =
        settings.metric === 'anls'
          ? anls(want, got, given, settings)
          : Number(isSame(field.type ?? 'text', want, got, settings));
      const isHit =
        settings.metric === 'anls'
          ? score >= hit || similarity(squeeze(want), squeeze(got)) >= alike
          : score > 0;
      right ||= isHit;
      best = Math.max(best, score);
    }
  return {score: best, right};
}

function anls(want, got, given, settings) {
  const similar = similarity(plain(want), plain(got));
  const score = similar >= leastSimilar ? similar : 0;
  if (score === 1) return 1;
  if (/^\d{4}-\d{2}-\d{2}$/.test(got) && datesOf(want, settings).has(got)) return 1;
  if (/^-?\d+(\.\d+)?$/.test(got) && amountOf(want) !== undefined && amountOf(want) === amountOf(got))
    return 1;
  if (given === true && /^[x✓☑✔]$/.test(plain(want))) return 1;
  return score;
}

function isSame(type, want, got, settings) {
  if (type === 'date') {
    const wanted = datesOf(want, settings);
    if (wanted.size === 0) return squeeze(want) === squeeze(got);
    const whole = datesOf(got, settings);
    const found = whole.size > 0 ? whole : datesOf(got, {...settings, anywhere: true});
    return [...wanted].some((date) => found.has(date));
  }
  if (type === 'amount')
    return amountOf(want) !== undefined && Math.abs(amountOf(want) - (amountOf(got) ?? Infinity)) < 0.005;
  if (type === 'time') return clockOf(want) !== undefined && clockOf(want) === clockOf(got);
  if (type === 'digits') {
    const [w, g] = [want.replace(/\D/g, ''), got.replace(/\D/g, '')];
    return g !== '' && (w === g || w.replace(/^1+/, '') === g.replace(/^1+/, ''));
  }
  if (type === 'code') return squeeze(want) === squeeze(got);
  if (type === 'duration') {
    const found = durationsOf(got);
    return [...durationsOf(want)].some((days) => found.has(days)) || squeeze(want) === squeeze(got);
  }
  const [w, g] = type === 'place' ? [placeOf(want), placeOf(got)] : [want, got];
  return similarity(squeeze(w), squeeze(g)) >= alike || similarity(named(w), named(g)) >= alike;
}

export function textsOf(value) {
  if (value === null || value === undefined) return [];
  if (typeof value === 'boolean') return [value ? 'yes' : 'no'];
  if (typeof value !== 'object') return [String(value)];
  if (!Array.isArray(value)) return [Object.values(value).flatMap(textsOf).join(' ')];
  const parts = value.flatMap(textsOf);
  return parts.length > 1 ? [parts.join(' '), ...parts] : parts;
}

export function similarity(a, b) {
  return 1 - distance([...a], [...b]) / Math.max(a.length, b.length, 1);
}

function distance(a, b) {
  let previous = Array.from({length: b.length + 1}, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const current = [i];
    for (let j = 1; j <= b.length; j++)
      current.push(
        Math.min(previous[j] + 1, current[j - 1] + 1, previous[j - 1] + Number(a[i - 1] !== b[j - 1])),
      );
    previous = current;
  }
  return previous[b.length];
}

export function plain(text) {
  return String(text).normalize('NFKC').toLowerCase().split(/\s+/).filter(Boolean).join(' ');
}

export function squeeze(text) {
  return String(text)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

const forms = {incorporated: 'inc', corporation: 'corp', limited: 'ltd', company: 'co'};

function named(text) {
  const words = plain(text).replace(/&/g, ' and ').split(' ');
  return squeeze(words.map((word) => forms[word.replace(/^[.,]+|[.,]+$/g, '')] ?? word).join(' '));
}

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const monthNames = months.join('|');

/** ISO readings of a printed date: month first and day first, or month first alone. */
export function datesOf(text, {monthFirst, anywhere = false}) {
  const folded = plain(text)
    .replace(/^[ .,;]+|[ .,;]+$/g, '')
    .replace(/\s*([-/.,])\s*/g, '$1');
  const found = new Set();
  const add = (year, month, day) => {
    const y = Number(year);
    const full = y < 30 ? y + 2000 : y < 100 ? y + 1900 : y;
    const [m, d] = [Number(month), Number(day)];
    if (m < 1 || m > 12 || d < 1 || d > 31) return false;
    found.add(`${full}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`);
    return true;
  };
  const find = (pattern) => new RegExp(anywhere ? pattern : `^(?:${pattern})$`).exec(folded);
  const monthOf = (name) => months.indexOf(name) + 1;
  let match;
  if ((match = find(String.raw`(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:t.*)?`)))
    add(match[1], match[2], match[3]);
  else if ((match = find(String.raw`(\d{1,2})[-/.' ](\d{1,2})[-/.' ](\d{4}|\d{2})`))) {
    const isRead = add(match[3], match[1], match[2]);
    if (!(monthFirst && isRead)) add(match[3], match[2], match[1]);
  } else if (
    (match = find(
      String.raw`(\d{1,2})(?:st|nd|rd|th)?(?: day of)?[-/. ,']*(${monthNames})[a-z]*[-/., ']*(\d{4}|\d{2})`,
    ))
  )
    add(match[3], monthOf(match[2]), match[1]);
  else if (
    (match = find(
      String.raw`(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?[,. ]+)?(${monthNames})[a-z]*[-/., ']*(\d{1,2})(?:st|nd|rd|th)?[-/., ']+(\d{4}|\d{2})`,
    ))
  )
    add(match[3], monthOf(match[1]), match[2]);
  return found;
}

function amountOf(text) {
  const match = /^[^\d\-(]{0,5}([-(]?)\s*[^\d\-(]{0,3}(\d[\d, ]*)(?:\.(\d+))?\)?[^\d]{0,5}$/.exec(
    String(text).trim(),
  );
  return match === null
    ? undefined
    : Math.round(Number(`${match[2].replace(/[, ]/g, '')}.${match[3] ?? 0}`) * 1e4) / 1e4;
}

function clockOf(text) {
  const match = /(\d{1,2}):(\d{2})(?::\d{2})?\s*([ap])?\.?m?/.exec(plain(text));
  if (match === null) return undefined;
  const hour = Number(match[1]);
  const turned = match[3] === 'p' && hour < 12 ? hour + 12 : match[3] === 'a' && hour === 12 ? 0 : hour;
  return `${turned}:${match[2]}`;
}

const numberWords = Object.fromEntries(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
    .split(' ')
    .map((word, at) => [word, at]),
);
Object.assign(numberWords, {'twenty-four': 24, thirty: 30, 'thirty-six': 36, sixty: 60, a: 1, an: 1});
const numberPattern = Object.keys(numberWords)
  .sort((a, b) => b.length - a.length)
  .join('|');
const daysOf = {day: 1, week: 7, month: 30.4375, year: 365.25};

/** All durations a text names, in days, about. */
function durationsOf(text) {
  const pattern = new RegExp(
    String.raw`(?:\b(\d+)|\b(${numberPattern}))\b[\s(\d)]*\)?[\s-]*(?:anniversar|calendar |full )?\s*(day|week|month|year)`,
    'g',
  );
  return new Set(
    [...plain(text).matchAll(pattern)].map(([, digits, word, unit]) =>
      Math.round((digits ? Number(digits) : numberWords[word]) * daysOf[unit]),
    ),
  );
}

function placeOf(text) {
  return plain(text)
    .replace(/^(the )?(laws? of )?(the )?(state of |commonwealth of |province of |republic of )?/, '')
    .replace(/^[ .]+|[ .]+$/g, '');
}
