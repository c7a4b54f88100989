/** Amounts as numbers, where exact decimals are not needed. They differ if by more than half a cent. */
const halfCent = 0.005;

export function isSameAmount(one: number, other: number): boolean {
  return Math.abs(one - other) < halfCent;
}

/** Whether one amount may be the other rounded for cash: to five cents, which changes it by five at most. */
export function isRoundedForCash(one: number, other: number): boolean {
  return Math.abs(one - other) < 11 * halfCent;
}

/** Whether a tax is this percentage of a net amount, each rounded to cents, perhaps row by row. */
export function isShare(tax: number, net: number, rate: number): boolean {
  return Math.abs((net * rate) / 100 - tax) < 3 * halfCent;
}
