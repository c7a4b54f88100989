import type {ReviewedField} from '../../contract/documents.js';
import {Confidence} from '../parts/confidence.js';
import {Icon} from '../parts/icon.js';
import {Time} from '../parts/time.js';
import {wordsOf} from '../parts/values.js';
import {FieldEditor} from './field-editor.js';
import {lookOf} from './field-boxes.js';
import {reasonOf} from './reason.js';
import type {DrawnPlace} from './review-desk.js';
import type {Change} from './use-review.js';

interface FieldCardProps {
  field: ReviewedField;
  isOpen: boolean;
  place: DrawnPlace | undefined;
  mayDraw: boolean;
  onOpen: () => void;
  /** The field is done with; without a change it stays as it is. */
  onSettle: (change: Change | undefined) => void;
  onChange: (change: Change) => void;
  onWalk: (direction: 1 | -1) => boolean;
  onDraw: () => void;
}

/** A field: closed its value on a line, open its editor with the reason and source of the value. */
export function FieldCard(props: FieldCardProps) {
  const {field, isOpen, onOpen} = props;
  const look = lookOf(field);
  return (
    <li class={`field-card ${look} ${isOpen ? 'open' : ''}`}>
      <button
        type="button"
        class="field-line"
        aria-expanded={isOpen}
        tabIndex={isOpen ? -1 : undefined}
        onClick={onOpen}
      >
        <span class="field-name cut" title={field.name}>
          {field.name}
        </span>
        <FieldSign field={field} />
        {!isOpen && (
          <span class={field.value === null ? 'field-value cut soft' : 'field-value cut'}>
            {wordsOf(field.value)}
          </span>
        )}
      </button>
      {isOpen && (
        <div class="field-open">
          {field.prompt !== undefined && <p class="small soft">{field.prompt}</p>}
          <FieldEditor
            key={props.place === undefined ? 'read' : JSON.stringify(props.place.box)}
            {...props}
          />
          <p class="small soft reason">{reasonOf(field.read)}</p>
          {field.by !== undefined && (
            <p class="small soft">
              {field.state === 'corrected' ? 'Corrected' : 'Accepted'} by {field.by} <Time at={field.at} />
              {field.state === 'corrected' && <>; read as “{wordsOf(field.read.value)}”</>}
            </p>
          )}
        </div>
      )}
    </li>
  );
}

function FieldSign({field}: {field: ReviewedField}) {
  if (field.state === 'corrected') return <span class="badge mine">Corrected</span>;
  if (field.state === 'accepted')
    return (
      <span class="sign good">
        <Icon name="check" />
        <span class="only-heard">Accepted</span>
      </span>
    );
  // Nothing was found, of which nothing can be sure.
  if (field.read.value === null) return null;
  return <Confidence value={field.read.confidence} unsure={field.unsure} />;
}
