import {Random} from './random.mjs';

/** So many of the documents are English, so many are forms of no kind in particular; all others share the rest evenly. */
const englishShare = 0.35;
const formShare = 0.15;

/**
 * Kind and language of the document `index` of a seed. Both are dealt like cards: within `dealSize` documents every kind
 * comes in every language it exists in. `languagesOf`: the languages of the kinds that do not exist in all of them.
 */
export function deal({seed, index, kinds, languages, languagesOf = {}}) {
  const spoken = (kind) => languages.filter((language) => languagesOf[kind]?.includes(language) ?? true);
  const deck = deckOf(
    kinds.filter((kind) => spoken(kind).length > 0),
    'form',
    formShare,
  );
  const round = Math.floor(index / deck.length);
  const dealt = new Random(seed, 'kinds', round).shuffle(deck);
  const place = index % deck.length;
  const kind = dealt[place];
  const isKind = (other) => other === kind;
  const before = round * deck.filter(isKind).length + dealt.slice(0, place).filter(isKind).length;
  return {kind, language: languageOf({seed, kind, before, languages: spoken(kind)})};
}

/** After so many documents every kind was made in every language. */
export function dealSize({kinds, languages}) {
  return deckOf(kinds, 'form', formShare).length * deckOf(languages, 'en', englishShare).length;
}

/** `before`: how many of the kind came before. */
function languageOf({seed, kind, before, languages}) {
  const deck = deckOf(languages, 'en', englishShare);
  const dealt = new Random(seed, kind, Math.floor(before / deck.length)).shuffle(deck);
  return dealt[before % deck.length];
}

/** A list in which `favourite` occurs so often that it has its share. */
function deckOf(list, favourite, share) {
  const others = list.filter((one) => one !== favourite);
  if (others.length === 0 || others.length === list.length) return list;
  const count = Math.max(1, Math.round((others.length * share) / (1 - share)));
  return [...others, ...Array(count).fill(favourite)];
}
