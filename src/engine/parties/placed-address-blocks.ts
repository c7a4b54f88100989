import {squash} from '../values/fold.js';
import {addressBlocks, type AddressBlock} from './address-blocks.js';
import type {ReadDocument} from '../tables/headers/read-document.js';
import {headedParties} from './headed-parties.js';
import type {PlacedParty, PartyRole} from './party-role.js';
import type {SenderLine} from './sender-lines.js';
import {firstOf, senderLogOdds} from './sender-clues.js';
import {fair, likely, possible} from '../levels.js';

/**
 * The address blocks that are under no heading, each as the sender's and as the addressee's, with a probability: how
 * much speaks for it compared with the others.
 */
export function placedBlocks(document: ReadDocument, senders: SenderLine[]): PlacedParty[] {
  const headed = {
    seller: claimed('seller', document),
    buyer: claimed('buyer', document),
    ship_to: claimed('ship_to', document),
  };
  const taken = Object.values(headed)
    .flat()
    .flatMap(({name, address}) => [...name, ...address]);
  const apart = new Set(senders.map(({line}) => line));
  const blocks = addressBlocks(document, apart).filter(({name, address}) =>
    [...name, ...address].every((line) => !taken.includes(line)),
  );
  const senderNames = new Set(senders.map(({name}) => squash(name)));
  const receivers = new Set([...headed.buyer, ...headed.ship_to].map(({nameText}) => squash(nameText)));
  const top = Math.min(...blocks.map((block) => firstOf(block).box.top));
  const highest = blocks.filter((block) => firstOf(block).box.top - top < 3 * block.postal.page.lineHeight);
  const left = Math.min(...highest.map((block) => firstOf(block).box.left));
  const logits = blocks.map((block) => senderLogOdds(block, {document, senderNames, receivers, top, left}));
  const isKnown = headed.seller.length > 0;
  const seller = softmaxWithNone(
    logits,
    elsewhere(headed.seller.length, headed.buyer.length, senders.length),
  );
  const buyer = buyers(isKnown ? logits.map(() => 0) : logits, {
    seller: isKnown ? logits.map(() => 0) : seller,
    none: headed.buyer.length > 0 ? 4 : -1,
  });
  return blocks.flatMap((block, index) => [
    placed(block, 'seller', seller[index]!),
    placed(block, 'buyer', buyer[index]!),
  ]);
}

/** The logit of the sender being none of the blocks. */
function elsewhere(headedSellers: number, headedBuyers: number, senders: number): number {
  if (headedSellers > 0) return 4;
  if (senders > 0) return 3;
  return headedBuyers > 0 ? -1 : 0;
}

/**
 * The probability of each block being the addressee's: its softmax among the blocks that are not the sender's,
 * averaged over which one is the sender's.
 */
function buyers(logits: number[], {seller, none}: {seller: number[]; none: number}): number[] {
  const away = logits.map((one) => -one);
  const outside = 1 - seller.reduce((sum, one) => sum + one, 0);
  const free = softmaxWithNone(away, none);
  const given = seller.map((_, writer) =>
    softmaxWithNone(
      away.map((one, index) => (index === writer ? -Infinity : one)),
      none,
    ),
  );
  return logits.map((_, index) =>
    seller.reduce((sum, one, writer) => sum + one * given[writer]![index]!, outside * free[index]!),
  );
}

/** Parties under a heading for this role, with a high score. */
function claimed(role: PartyRole, document: ReadDocument): PlacedParty[] {
  return headedParties(role, document).filter(
    ({score, address}) => score > (address.length > 0 ? possible : fair),
  );
}

/** The probability of each block by its logit, where `none` is the logit of no block at all: a softmax. */
function softmaxWithNone(logits: number[], none: number): number[] {
  const all = [...logits, none].reduce((sum, one) => sum + Math.exp(one), 0);
  return logits.map((one) => Math.exp(one) / all);
}

function placed({name, nameText, address}: AddressBlock, role: PartyRole, likelihood: number): PlacedParty {
  return {name, nameText, address, role, score: (likely * (1 + likelihood)) / 2};
}
