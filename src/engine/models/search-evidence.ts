/** What speaks for a candidate and against it, each 0 to 1. */
export interface Evidence {
  /** How well label, place and shape fit, as searching weighed them. */
  score: number;
  /** A text, a name or an address: nothing but its place says that it is one. */
  words: number;
  /** Told by its place on the page. */
  position: number;
  /** Told by its shape. */
  pattern: number;
  /** The label is none of the request's own words. */
  otherLabel: number;
  /** Not right behind the label. */
  apart: number;
  /** How near the best other value comes. */
  rival: number;
  /** The request names something that no label of the value says. */
  particular: number;
  /** The value reads like labels of other things. */
  labels: number;
  /** More words than such values have. */
  long: number;
  /** Begins or ends as no whole value does: in small letters, with a bracket left open. */
  cut: number;
  /** A name or a text of figures. */
  figures: number;
  /** How badly it was read. */
  illegible: number;
  /** Another field with a better claim is answered by the same words; half where the claims are equal. */
  shared: number;
}
