import {useState} from 'preact/hooks';
import {useLocation} from 'wouter-preact';
import {useQueryClient} from '@tanstack/preact-query';
import {Button} from '../parts/button.js';
import {Dialog} from '../parts/dialog.js';
import {TextEntry} from '../parts/entry.js';
import {Icon, type IconName} from '../parts/icon.js';
import {ProblemNotice} from '../parts/notice.js';
import {makeTemplate, type Start} from './make-template.js';
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
  const create = (event: Event) => {
    event.preventDefault();
    setState({busy: true});
    makeTemplate(name, start).then(
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
          <Button look="primary" type="submit" busy={state.busy}>
            Create
          </Button>
        </footer>
      </form>
    </Dialog>
  );
}
