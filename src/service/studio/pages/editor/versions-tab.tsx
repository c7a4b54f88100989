import type {TemplateVersionDetail} from '../../contract/templates.js';
import {useRead} from '../api/query-hooks.js';
import {Loaded} from '../parts/loaded.js';
import {Time} from '../parts/time.js';
import {differencesOf} from './draft/differences.js';

const states: Record<TemplateVersionDetail['state'], {words: string; look: string}> = {
  current: {words: 'In use', look: 'good'},
  former: {words: 'Former', look: ''},
  draft: {words: 'Taught draft', look: 'mine'},
};

/** All versions of a template, latest first, each with what changed from the one before. */
export function VersionsTab({id}: {id: string}) {
  const versions = useRead('GET /templates/{id}/versions', {path: {id}});
  return (
    <div class="sheetlike">
      <Loaded read={versions}>
        {(all) => {
          const latestFirst = all.toSorted((one, other) => other.version - one.version);
          return (
            <ol class="versions">
              {latestFirst.map((version, at) => (
                <li key={version.version} class="card roomy">
                  <Version version={version} before={latestFirst[at + 1]} />
                </li>
              ))}
            </ol>
          );
        }}
      </Loaded>
    </div>
  );
}

function Version({
  version,
  before,
}: {
  version: TemplateVersionDetail;
  before: TemplateVersionDetail | undefined;
}) {
  const {words, look} = states[version.state];
  const differences = before === undefined ? [] : differencesOf(before, version);
  return (
    <>
      <div class="actions">
        <h2>Version {version.version}</h2>
        <span class={`badge ${look}`}>{words}</span>
        <span class="soft small">
          <Time at={version.created_at} />
        </span>
      </div>
      {before === undefined && (
        <p class="soft">The first version, with {version.edited_json.fields.length} fields.</p>
      )}
      {before !== undefined && differences.length === 0 && (
        <p class="soft">The same fields and instructions.</p>
      )}
      <ul class="differences">
        {differences.map(({sign, what, from, to}, at) => (
          <li key={at} class={sign}>
            <span aria-hidden="true">{{added: '+', removed: '−', changed: '~'}[sign]}</span>
            <span>
              <span class="only-heard">{sign} </span>
              {what}
              {(from !== undefined || to !== undefined) && (
                <span class="small">
                  {' '}
                  <del>{from ?? 'none'}</del> <ins>{to ?? 'none'}</ins>
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
