import {useState} from 'preact/hooks';
import {useLocation} from 'wouter-preact';
import {useQueryClient} from '@tanstack/preact-query';
import {useRead} from '../api/query-hooks.js';
import {Button} from '../parts/button.js';
import {Dialog} from '../parts/dialog.js';
import {TextEntry} from '../parts/entry.js';
import {Icon, type IconName} from '../parts/icon.js';
import {ProblemNotice} from '../parts/notice.js';
import {freeAlias} from './free-alias.js';
import {makeTemplate, type Start} from './create-template.js';
import {StartEntry} from './start-entry.js';

type Kind = Start['kind'];

const starts: readonly {kind: Kind; icon: IconName; words: string; hint: string}[] = [
  {kind: 'sample', icon: 'page', words: 'A sample document', hint: 'Click its values; labels are suggested'},
  {
    kind: 'starter',
    icon: 'template',
    words: 'Another template',
    hint: 'A starter or one of yours, to change',
  },
  {kind: 'schema', icon: 'layers', words: 'A JSON Schema', hint: 'Properties become fields'},
  {kind: 'blank', icon: 'plus', words: 'Nothing', hint: 'Name the fields yourself'},
];

/** Names a new template and chooses what it begins with. */
export function NewTemplateDialog({onClose}: {onClose: () => void}) {
  const [, go] = useLocation();
  const queries = useQueryClient();
  const [name, setName] = useState('');
  const [start, setStart] = useState<Start>({kind: 'sample'});
  const [state, setState] = useState<{busy: boolean; error?: unknown}>({busy: false});
  const others = useRead('GET /templates', {}).data ?? [];
  const isTaken = others.some((other) => other.name.toLowerCase() === name.trim().toLowerCase());
  const create = (event: Event) => {
    event.preventDefault();
    setState({busy: true});
    const aliases = others.flatMap(({alias}) => alias ?? []);
    makeTemplate({name, alias: freeAlias(name, aliases)}, start).then(
      ({id, sample}) => {
        void queries.invalidateQueries({queryKey: ['GET /templates']});
        go(`/templates/${id}${sample === undefined ? '' : `?sample=${sample}`}`);
      },
      (error: unknown) => {
        setState({busy: false, error});
      },
    );
  };
  return (
    <Dialog title="New template" onClose={onClose}>
      <form class="form" onSubmit={create}>
        <TextEntry
          label="Name"
          value={name}
          onInput={setName}
          required
          autofocus
          placeholder="Delivery note"
          error={isTaken ? 'Another template has this name. Choose one that tells them apart.' : undefined}
        />
        <fieldset>
          <legend class="entry-title">Begin with</legend>
          <div class="starts">
            {starts.map(({kind, icon, words, hint}) => (
              <label key={kind} class="start">
                <input
                  type="radio"
                  name="start"
                  checked={start.kind === kind}
                  onChange={() => {
                    setStart({kind});
                  }}
                />
                <Icon name={icon} />
                <span>
                  <strong>{words}</strong>
                  <span class="small soft">{hint}</span>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
        <StartEntry start={start} onChange={setStart} />
        <ProblemNotice error={state.error} />
        <footer>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit" busy={state.busy} disabled={isTaken}>
            Create
          </Button>
        </footer>
      </form>
    </Dialog>
  );
}
