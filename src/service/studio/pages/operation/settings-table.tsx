import type {Operation} from '../../contract/operation.js';

/** Settings as they are; they are changed where the service is started. */
export function SettingsTable({settings}: Pick<Operation, 'settings'>) {
  return (
    <section class="card" aria-labelledby="settings">
      <header>
        <h2 id="settings">Settings</h2>
        <span class="small soft">Read only; set by flags, variables or the configuration file</span>
      </header>
      <dl class="settings">
        {Object.entries(settings).map(([name, value]) => (
          <div key={name}>
            <dt class="mono">{name}</dt>
            <dd class="number">{textOf(value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function textOf(value: Operation['settings'][string]): string {
  if (value === null) return 'automatic';
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(String).join(', ');
  return typeof value === 'number' ? value.toLocaleString('en') : String(value);
}
