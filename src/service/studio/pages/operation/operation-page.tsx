import type {Operation} from '../../contract/operation.js';
import {useRead} from '../api/query-hooks.js';
import {Loaded} from '../parts/loaded.js';
import {Notice} from '../parts/notice.js';
import {usePageTitle} from '../parts/page-title.js';
import {sizeOf} from '../parts/bytes.js';
import {CountBars} from './count-bars.js';
import {SettingsTable} from './settings-table.js';
import './operation.css';

/** The state of the service, kept up to date. */
export function OperationPage() {
  usePageTitle('Service');
  const operation = useRead('GET /operation', {}, {poll: () => 3_000});
  return (
    <div class="page">
      <header class="page-head">
        <div>
          <h1>Service</h1>
          {operation.data !== undefined && <p>docextract {operation.data.version}</p>}
        </div>
        {operation.data !== undefined && (
          <span class={operation.data.ready ? 'badge good' : 'badge bad'}>
            {operation.data.ready ? 'Ready' : 'Not ready'}
          </span>
        )}
      </header>
      <Loaded read={operation}>
        {(state) => (
          <>
            {state.problems.map((problem) => (
              <Notice key={problem} look="unsure" icon="alert" title={problem} />
            ))}
            <div class="tiles">
              <Workers workers={state.workers} />
              {state.disk !== null && <Disk disk={state.disk} />}
              <CountBars title="Jobs" counts={state.jobs} />
              <CountBars title="Documents" counts={state.documents} />
              <CountBars title="Deliveries" counts={state.deliveries} />
            </div>
            <SettingsTable settings={state.settings} />
          </>
        )}
      </Loaded>
    </div>
  );
}

function Workers({workers: {count, busy, lost}}: Pick<Operation, 'workers'>) {
  return (
    <section class="card tile">
      <h2>Workers</h2>
      <p class="figure number">
        {busy} <span class="soft">of {count} busy</span>
      </p>
      <div class="cells" aria-hidden="true">
        {Array.from({length: Math.min(count, 64)}, (_, at) => (
          <span key={at} class={at < busy ? 'busy' : ''} />
        ))}
      </div>
      <p class="small soft">
        {lost === 0 ? 'None lost since the start' : `${lost} lost and replaced since the start`}
      </p>
    </section>
  );
}

function Disk({disk: {free_bytes, total_bytes}}: {disk: NonNullable<Operation['disk']>}) {
  const used = total_bytes === 0 ? 0 : (100 * (total_bytes - free_bytes)) / total_bytes;
  return (
    <section class="card tile">
      <h2>Disk</h2>
      <p class="figure number">
        {sizeOf(free_bytes)} <span class="soft">free</span>
      </p>
      <span class="meter" aria-hidden="true">
        <span style={{width: `${used}%`}} />
      </span>
      <p class="small soft">of {sizeOf(total_bytes)}</p>
    </section>
  );
}
