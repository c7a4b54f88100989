const verdicts = ['unchanged', 'better', 'worse', 'changed'];

/** One line a set with the share of each verdict, and one line for each answer that is worse, or for all that changed. */
export function summaryOf(compared, listsAll) {
  const sets = [...new Set(compared.map(({set}) => set))];
  const listed = compared.filter(({verdict}) => verdict === 'worse' || (listsAll && verdict !== 'unchanged'));
  return [
    ...sets.map((set) =>
      lineOf(
        set,
        compared.filter((one) => one.set === set),
      ),
    ),
    lineOf('all', compared),
    ...listed.map(changeOf),
  ];
}

function lineOf(name, answers) {
  const shares = verdicts.map((verdict) => {
    const count = answers.filter((one) => one.verdict === verdict).length;
    return `${verdict} ${count} (${((100 * count) / answers.length).toFixed(1)} %)`;
  });
  return `${name}: ${answers.length} answers, ${shares.join(', ')}`;
}

function changeOf({set, id, name, verdict, before, after, wanted}) {
  const said = ({value, confidence}) => `${JSON.stringify(value)} (${confidence})`;
  return `  ${verdict} ${set} ${id} ${name}: ${said(before)} → ${said(after)}, true is ${JSON.stringify(wanted)}`;
}
