import type {TeachingReport} from '../../contract/teaching.js';

/** Right values before and after, field by field. */
export function ReportTable({report}: {report: TeachingReport}) {
  const rows = [
    ...report.fields,
    {name: 'All fields', asked: report.asked, before: report.before, after: report.after},
  ];
  return (
    <div class="table-frame">
      <table class="report">
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Before</th>
            <th scope="col">After</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({name, asked, before, after}, at) => (
            <tr key={at} class={at === report.fields.length ? 'sum' : ''}>
              <th scope="row">{name}</th>
              <Share right={before} asked={asked} look="" />
              <Share
                right={after}
                asked={asked}
                look={after > before ? 'better' : after < before ? 'worse' : ''}
              />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Share({right, asked, look}: {right: number; asked: number; look: string}) {
  return (
    <td>
      <span class={`share number ${look}`}>
        <span class="meter" aria-hidden="true">
          <span style={{width: `${asked === 0 ? 0 : (100 * right) / asked}%`}} />
        </span>
        {right} of {asked}
      </span>
    </td>
  );
}
