/** Wilson score interval at 95 %, as `.93 (.90–.95)`; how many is said beside it. */
export function shareWithInterval(hits, all) {
  if (all === 0) return '–';
  const z = 1.96;
  const share = hits / all;
  const middle = (share + (z * z) / (2 * all)) / (1 + (z * z) / all);
  const half = (z * Math.sqrt((share * (1 - share)) / all + (z * z) / (4 * all * all))) / (1 + (z * z) / all);
  return `${short(share)} (${short(Math.max(0, middle - half))}–${short(Math.min(1, middle + half))})`;
}

function short(share) {
  return share.toFixed(3).replace(/^0(?=\.)/, '');
}
