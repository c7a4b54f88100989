import {useState} from 'preact/hooks';
import type {FieldValue} from '../../../../contract/extraction.js';
import type {ReviewedField} from '../../contract/documents.js';
import {Button} from '../parts/button.js';
import {isSameValue} from '../parts/values.js';
import type {DrawnPlace} from './review-desk.js';
import type {Change} from './use-review.js';
import {ValueEntry} from './value-entry.js';

interface FieldEditorProps {
  field: ReviewedField;
  /** A box that was just drawn, with its text. */
  place: DrawnPlace | undefined;
  mayDraw: boolean;
  onSettle: (change: Change | undefined) => void;
  onChange: (change: Change) => void;
  onWalk: (direction: 1 | -1) => boolean;
  onDraw: () => void;
}

/** The value of a field to change or accept. */
export function FieldEditor({field, place, mayDraw, onSettle, onChange, onWalk, onDraw}: FieldEditorProps) {
  const drawn =
    place !== undefined && place.text !== '' && typeof field.value !== 'object' ? place.text : undefined;
  const [value, setValue] = useState<FieldValue>(drawn ?? field.value);
  const isChanged = place !== undefined || !isSameValue(value, field.value);

  const correction = (): Change => {
    const box = place?.box ?? field.box;
    const page = place?.page ?? field.page;
    return {value, ...(page === undefined ? {} : {page}), ...(box === undefined ? {} : {box})};
  };
  const save = () => {
    if (isChanged) onChange(correction());
  };
  const acceptance = (): Change | undefined => (field.state === 'read' ? {accepted: true} : undefined);
  const press = (event: KeyboardEvent) => {
    const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey;
    if (event.key === 'Enter' && isPlain && !event.shiftKey && !isButton(event.target)) {
      event.preventDefault();
      onSettle(isChanged ? correction() : acceptance());
    } else if (event.key === 'Tab' && isPlain && isValue(event.target)) {
      save();
      if (onWalk(event.shiftKey ? -1 : 1)) event.preventDefault();
    } else if (event.key === 'Escape' && isChanged) {
      event.stopPropagation();
      setValue(field.value);
    } else if (!isPlain && ['Enter', 'ArrowDown', 'ArrowUp'].includes(event.key)) {
      save();
    }
  };
  /** What was typed is not lost when somebody goes elsewhere on the page. */
  const leave = (event: FocusEvent & {currentTarget: HTMLElement}) => {
    const isInside = event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget);
    if (!isInside && document.hasFocus()) save();
  };
  return (
    <div class="field-editor" onKeyDown={press} onFocusOut={leave}>
      <ValueEntry field={field} value={value} onChange={setValue} />
      <div class="actions">
        <Button
          small
          look={isChanged ? 'primary' : 'plain'}
          icon="check"
          onClick={() => {
            onSettle(isChanged ? correction() : acceptance());
          }}
        >
          {isChanged ? 'Save' : 'Accept'}
        </Button>
        <Button
          small
          shortcut="Alt+N"
          onClick={() => {
            onSettle({value: null});
          }}
        >
          Not on the page
        </Button>
        {mayDraw && (
          <Button small icon="box" shortcut="Alt+B" onClick={onDraw}>
            Draw box
          </Button>
        )}
        {field.state !== 'read' && (
          <Button
            small
            look="quiet"
            onClick={() => {
              onChange(null);
            }}
          >
            As read
          </Button>
        )}
      </div>
    </div>
  );
}

function isButton(target: EventTarget | null): boolean {
  return target instanceof HTMLButtonElement;
}

/** The first and only entry of a value: Tab walks on from it. In a table Tab goes from cell to cell. */
function isValue(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.dataset.value === 'only';
}
