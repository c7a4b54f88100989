/** Loaded before a program, it makes the clock of its machine wrong: by TEST_CLOCK_AHEAD milliseconds, forward or back. */
import process from 'node:process';

const ahead = Number(process.env.TEST_CLOCK_AHEAD);
const RealDate = Date;
globalThis.Date = class extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + ahead);
    else super(...given);
  }

  static now() {
    return RealDate.now() + ahead;
  }
};
