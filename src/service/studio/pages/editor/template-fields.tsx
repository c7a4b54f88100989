import {Button} from '../parts/button.js';
import {Empty} from '../parts/notice.js';
import type {Field} from './draft/use-draft.js';

interface TemplateFieldsProps {
  fields: readonly Field[];
  onSelect: (at: number) => void;
  onAdd: () => void;
  onReorder: (change: (fields: readonly Field[]) => readonly Field[]) => void;
}

/** All fields of a template in the order of the results. */
export function TemplateFields({fields, onSelect, onAdd, onReorder}: TemplateFieldsProps) {
  return (
    <section class="template-fields" aria-labelledby="fields">
      <header>
        <h2 id="fields">
          Fields <span class="soft number">{fields.length}</span>
        </h2>
        <Button small icon="plus" onClick={onAdd}>
          Add
        </Button>
      </header>
      {fields.length === 0 ? (
        <Empty icon="box" title="No fields yet">
          <p>Click a value on the page or drag a box around it. Its label is found by itself.</p>
        </Empty>
      ) : (
        <ol>
          {fields.map((field, at) => (
            <li key={field.name}>
              <button
                type="button"
                class="template-field"
                aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
                onClick={() => {
                  onSelect(at);
                }}
                onKeyDown={(event) => {
                  if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
                  event.preventDefault();
                  onReorder((all) => moved(all, at, event.key === 'ArrowUp' ? -1 : 1));
                }}
              >
                <span class="cut">{field.name}</span>
                <span class="soft small cut">{describe(field)}</span>
              </button>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function describe(field: Field): string {
  const kind = {VALUE: 'value', RECTANGLE: 'rectangle', PROMPT: 'prompt', STATIC: 'constant'}[
    field.kind ?? 'VALUE'
  ];
  return [field.type ?? 'any type', kind, ...(field.multiple === true ? ['several'] : [])].join(' · ');
}

function moved(fields: readonly Field[], at: number, by: -1 | 1): readonly Field[] {
  const [one, other] = [fields[at], fields[at + by]];
  return one === undefined || other === undefined ? fields : fields.with(at, other).with(at + by, one);
}
