interface CountBarsProps {
  title: string;
  counts: Record<string, number>;
}

/** Counts by status as bars, the largest as wide as the tile. */
export function CountBars({title, counts}: CountBarsProps) {
  const rows = Object.entries(counts);
  const most = Math.max(1, ...rows.map(([, count]) => count));
  return (
    <section class="card tile">
      <h2>{title}</h2>
      {rows.length === 0 && <p class="soft">None</p>}
      <dl class="bars">
        {rows.map(([name, count]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd class="number">{count.toLocaleString('en')}</dd>
            <span class="meter" aria-hidden="true">
              <span style={{width: `${(100 * count) / most}%`}} />
            </span>
          </div>
        ))}
      </dl>
    </section>
  );
}
