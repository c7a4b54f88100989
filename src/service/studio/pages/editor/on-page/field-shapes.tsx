import {BoxShape, side} from '../../page-view/box-shape.js';
import {directionOf, nudged} from '../../page-view/boxes.js';
import {type FieldPlace, placeOf} from './places.js';
import type {Field} from '../draft/use-draft.js';

interface FieldShapesProps {
  fields: readonly Field[];
  page: number;
  reference: number;
  selected: number;
  onSelect: (at: number) => void;
  /** The place of the selected field was moved by keys. */
  onMove: (at: number, place: FieldPlace) => void;
}

const step = 0.002;

/** Labels and values of the template's fields on a page, each pair tied by a line. */
export function FieldShapes({fields, page, reference, selected, onSelect, onMove}: FieldShapesProps) {
  return (
    <g role="group" aria-label={`Fields on page ${page}`}>
      {fields.map((field, at) => {
        const place = placeOf(field, reference);
        if ((place.page ?? 1) !== page) return null;
        const {label_box: label, value_box: value} = place;
        const isChosen = at === selected;
        const move = (event: KeyboardEvent, which: 'label_box' | 'value_box') => {
          const direction = directionOf(event.key);
          const box = place[which];
          if (direction === undefined || box === undefined || !isChosen) return;
          event.preventDefault();
          onMove(at, {[which]: nudged(box, {x: direction.x * step, y: direction.y * step}, event.shiftKey)});
        };
        return (
          <g key={field.name} class={isChosen ? 'field-shape chosen' : 'field-shape'}>
            {label !== undefined && value !== undefined && (
              <line
                x1={label.right * side}
                y1={((label.top + label.bottom) / 2) * side}
                x2={value.left * side}
                y2={((value.top + value.bottom) / 2) * side}
              />
            )}
            {label !== undefined && (
              <BoxShape
                box={label}
                class="label-box"
                role="button"
                tabindex={isChosen ? 0 : -1}
                aria-label={`Label of ${field.name}`}
                onClick={() => {
                  onSelect(at);
                }}
                onKeyDown={(event) => {
                  move(event, 'label_box');
                }}
              />
            )}
            {value !== undefined && (
              <BoxShape
                box={value}
                class="value-box"
                role="button"
                tabindex={0}
                aria-label={`Value of ${field.name}`}
                aria-pressed={isChosen}
                onClick={() => {
                  onSelect(at);
                }}
                onKeyDown={(event) => {
                  if (event.key === 'Enter') onSelect(at);
                  move(event, 'value_box');
                }}
              />
            )}
          </g>
        );
      })}
    </g>
  );
}
