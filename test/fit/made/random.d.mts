export class Random {
  constructor(...seeds: (number | string)[]);
  /** 0 to 1, without 1. */
  next(): number;
}
