/** Marks a value and its box together while one of them is pointed at or has the focus. Links do the rest. */
export const script = `
const mark = (event) => {
  for (const one of document.querySelectorAll('.on')) one.classList.remove('on');
  const id = event.target.closest?.('[data-v]')?.dataset.v;
  if (id === undefined) return;
  for (const side of ['v', 'b']) document.getElementById(side + id)?.classList.add('on');
};
document.addEventListener('mouseover', mark);
document.addEventListener('focusin', mark);
`;
