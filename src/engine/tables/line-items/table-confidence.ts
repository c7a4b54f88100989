/** The confidence of rows that nothing speaks for but that they are a table, and what full proof adds. */
const [least, byProof] = [0.55, 0.4];

/** The confidence of the rows of a table. `share`: how well its titles fit, or how many of its rows multiply out. */
export function tableConfidence(share: number): number {
  return Math.round((least + byProof * share) * 1000) / 1000;
}
