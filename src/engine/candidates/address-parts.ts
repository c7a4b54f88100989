import {likelihoodOf} from '../scoring/field-result.js';
import type {ScoredValue as Rated} from '../scoring/scored-value.js';
import type {Findings} from '../concept-search/find-fields.js';
import {parseConceptQuery} from '../query/meaning/concept-query.js';
import {partyCandidates} from '../parties/party-candidates.js';
import {unionOf} from '../box.js';
import type {DocumentAnalysis} from '../layout/analysis.js';
import type {AddressSide} from '../query/address-part.js';
import type {FieldQuery} from '../query/field-query.js';
import {squash} from '../values/fold.js';
import {parsePostalAddress} from '../values/addresses/postal-address.js';
import type {Word} from '../page.js';
import type {Candidate} from './candidate.js';

const sides: readonly AddressSide[] = ['seller', 'buyer', 'ship_to'];
/** Maximum number of addresses parsed per side, the best-scored first. */
const mostAddresses = 2;

/**
 * Candidates for one part of a postal address (street, city, postcode …), parsed from the addresses that the search by
 * concepts finds for seller, buyer and ship-to party.
 */
export function addressPartSource(
  analysis: DocumentAnalysis,
  findings: Findings,
): (query: FieldQuery) => Candidate[] {
  const known = new Map<AddressSide, Rated[]>();
  const addressesOf = (side: AddressSide): Rated[] => {
    const addresses = known.get(side) ?? findAddresses(side, findings);
    known.set(side, addresses);
    return addresses;
  };
  return (query) => {
    const {addressPart} = query;
    if (addressPart === undefined) return [];
    const asked = addressPart.side === undefined ? sides : [addressPart.side];
    return asked.flatMap((side) =>
      addressesOf(side).flatMap((rated, rank) => candidateOf(query, {rated, rank, side}, analysis)),
    );
  };
}

function findAddresses(side: AddressSide, {document}: Findings): Rated[] {
  const conceptQuery = parseConceptQuery({name: `${side}_address`, type: 'address'}, document.documentType);
  const found = partyCandidates(conceptQuery, document).sort((a, b) => b.score - a.score);
  return found.slice(0, mostAddresses);
}

function candidateOf(
  query: FieldQuery,
  {rated, rank, side}: {rated: Rated; rank: number; side: AddressSide},
  {pages}: DocumentAnalysis,
): Candidate[] {
  const lines = String(rated.raw).split('\n');
  const value = parsePostalAddress(lines.length > 1 ? lines : [String(rated.value)])[query.addressPart!.part];
  if (value === undefined) return [];
  const page = pages.find((one) => one.page.number === rated.lines[0]!.page.number)!;
  const words = wordsOf(rated, value);
  const isOtherSide = query.addressPart!.side === undefined && side !== 'seller';
  return [
    {
      query,
      source: 'concept',
      value,
      raw: value,
      page,
      box: unionOf(words.map(({box}) => box)),
      words,
      signals: {
        conceptScore: rated.score,
        conceptLikelihood: likelihoodOf(rated),
        conceptRank: rank + Number(isOtherSide),
        conceptChosen: Number(rank === 0 && !isOtherSide),
        conceptKnown: 1,
        conceptByPosition: 1,
        addressPart: 1,
        addressSideAsked: Number(query.addressPart!.side !== undefined),
        addressRank: rank,
      },
    },
  ];
}

/** The run of words whose folded text equals the part; all words of the address if no run does. */
function wordsOf({lines}: Rated, part: string): Word[] {
  const all = lines.flatMap(({tokens}) => tokens.map(({word}) => word));
  const key = squash(part);
  for (let from = 0; from < all.length; from++) {
    let text = '';
    for (let to = from; to < all.length && text.length < key.length; to++) {
      text += squash(all[to]!.text);
      if (text === key) return all.slice(from, to + 1);
    }
  }
  return all;
}
