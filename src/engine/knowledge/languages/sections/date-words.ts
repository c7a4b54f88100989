/** How a language writes days, periods and numbers. */
export interface DateWords {
  /** Names and abbreviations of the twelve months, January first. Words. */
  months?: readonly string[];
  /** What its papers put first in a date of figures; absent where that differs by country. */
  first?: 'day' | 'month';
  /** The decimal separator. */
  decimal?: '.' | ',';
  /** Right before a last day: "payable by". A choice, not folded. */
  until?: string;
  /** Words of requests that tell one end of a period from the other. Choices. */
  startAsked?: string;
  endAsked?: string;
  /** Between the first and the last day. A choice, not folded. */
  between?: string;
  /** Before and behind a time of day: "kl. 18.00", "16.42 Uhr". Choices. */
  beforeTime?: string;
  behindTime?: string;
  /** At the head of a letter before the place: "Fait à Lyon, le". A choice. */
  datelines?: string;
}
