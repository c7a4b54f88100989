import {useEffect, useRef, useState} from 'preact/hooks';
import type {DocumentReview} from '../../contract/documents.js';
import {Button} from '../parts/button.js';
import {Notice, ProblemNotice} from '../parts/notice.js';
import {SegmentedControl} from '../parts/segmented-control.js';
import {useStable} from '../parts/use-stable.js';
import {FieldCard} from './field-card.js';
import type {DrawnPlace} from './review-desk.js';
import {nextUnsure} from './unsure.js';
import type {Change} from './use-review.js';

interface FieldListProps {
  document: DocumentReview;
  selected: string | undefined;
  place: DrawnPlace | undefined;
  isDrawing: boolean;
  onSelect: (name: string | undefined) => void;
  onChange: (name: string, change: Change) => void;
  onUndo: () => string | undefined;
  onDraw: () => void;
  onFinish: () => Promise<unknown>;
}

/** All fields of a document, the selected one open. Keys walk through the unsure ones. */
export function FieldList(props: FieldListProps) {
  const {document, selected, place, onSelect, onChange, onUndo, onDraw, onFinish} = props;
  const list = useRef<HTMLDivElement>(null);
  const done = useRef<HTMLDivElement>(null);
  const [shows, setShows] = useState<'all' | 'unsure'>('all');
  const [finishing, setFinishing] = useState<{busy: boolean; error?: unknown}>({busy: false});
  const {fields} = document;

  useEffect(() => {
    const card = list.current?.querySelector<HTMLElement>('.field-card.open');
    card?.scrollIntoView({block: 'nearest'});
    if (!props.isDrawing) card?.querySelector<HTMLElement>('[data-value]')?.focus({preventScroll: true});
  }, [selected, props.isDrawing]);

  /** To the next unsure field; false where there is none in that direction. */
  const walk = (direction: 1 | -1): boolean => {
    const next = nextUnsure(fields, selected, direction);
    if (next !== undefined) onSelect(next.name);
    return next !== undefined;
  };
  const settle = (name: string, change: Change | undefined) => {
    if (change !== undefined) onChange(name, change);
    const others = fields.filter((field) => field.name !== name);
    if (!walk(1)) {
      const first = nextUnsure(others, undefined, 1);
      if (first !== undefined) onSelect(first.name);
      else done.current?.querySelector('button')?.focus();
    }
  };
  const step = (direction: 1 | -1) => {
    const at = fields.findIndex(({name}) => name === selected) + direction;
    const next = fields[Math.min(fields.length - 1, Math.max(0, at))];
    if (next !== undefined) onSelect(next.name);
  };
  const finish = () => {
    setFinishing({busy: true});
    onFinish().catch((error: unknown) => {
      setFinishing({busy: false, error});
    });
  };
  const press = useStable((event: KeyboardEvent) => {
    // A dialog over the page has its own keys, and what was done is done.
    if (event.defaultPrevented || window.document.querySelector('dialog[open]') !== null) return;
    if (event.altKey && event.key === 'ArrowDown') step(1);
    else if (event.altKey && event.key === 'ArrowUp') step(-1);
    else if (event.altKey && event.code === 'KeyB' && document.has_file) onDraw();
    else if (event.altKey && event.code === 'KeyN' && selected !== undefined) settle(selected, {value: null});
    else if ((event.ctrlKey || event.metaKey) && event.key === 'Enter') finish();
    else if ((event.ctrlKey || event.metaKey) && event.key === 'z' && !isTyped(event.target)) {
      const name = onUndo();
      if (name !== undefined) onSelect(name);
    } else return;
    event.preventDefault();
  });
  // Wherever the focus is: it may be on the page, or nowhere after a dialog.
  useEffect(() => {
    window.document.addEventListener('keydown', press);
    return () => {
      window.document.removeEventListener('keydown', press);
    };
  }, [press]);
  const shown = shows === 'all' ? fields : fields.filter(({unsure, name}) => unsure || name === selected);
  return (
    <div class="field-list" ref={list}>
      <div class="field-filter">
        <SegmentedControl
          label="Which fields"
          value={shows}
          options={[
            {value: 'all', words: `All ${fields.length}`},
            {value: 'unsure', words: `To check ${fields.filter(({unsure}) => unsure).length}`},
          ]}
          onChoose={setShows}
        />
      </div>
      {document.warnings.map((warning) => (
        <Notice key={warning} look="unsure" icon="alert" title={warning} />
      ))}
      <ul>
        {shown.map((field) => (
          <FieldCard
            key={field.name}
            field={field}
            isOpen={field.name === selected}
            place={place?.name === field.name ? place : undefined}
            mayDraw={document.has_file}
            onOpen={() => {
              onSelect(field.name);
            }}
            onSettle={(change) => {
              settle(field.name, change);
            }}
            onChange={(change) => {
              onChange(field.name, change);
            }}
            onWalk={walk}
            onDraw={onDraw}
          />
        ))}
      </ul>
      <div class="finish" ref={done}>
        <ProblemNotice error={finishing.error} />
        <Button look="primary" icon="check" busy={finishing.busy} shortcut="Control+Enter" onClick={finish}>
          {document.next === undefined ? 'Reviewed' : 'Reviewed, next document'}
        </Button>
      </div>
    </div>
  );
}

/** Text was typed there since it was shown: the browser's own undo is meant. */
function isTyped(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.dataset.typed === 'true';
}
