/** Probabilities of a character that was not read: of a trace of it, below which it is surely not there … */
export const trace = 0.01;
/** … and of one that was nearly read. */
export const glimpse = 0.15;
