/** A limit on what requests of one name may spend together, over all runs and processes of a ledger. */
export interface Budget {
  /** Requests that are charged to it carry this name in the ledger. */
  name: string;
  /** One for each page. */
  credits: number;
}
