import type {ReviewedField} from '../../contract/documents.js';
import type {Box} from '../page-view/boxes.js';
import {DrawBox} from '../page-view/draw-box.js';
import {PickLayer} from '../page-view/pick-layer.js';
import {wordsOf} from '../parts/values.js';

interface FieldBoxesProps {
  fields: readonly ReviewedField[];
  page: number;
  selected: string | undefined;
  onSelect: (name: string) => void;
  drawing:
    {field: ReviewedField; takesFocus: boolean; onDraw: (box: Box) => void; onCancel: () => void} | undefined;
}

/** Where the values of a page are; choosing one selects its field. */
export function FieldBoxes({fields, page, selected, onSelect, drawing}: FieldBoxesProps) {
  const shown = fields.flatMap((field) =>
    field.box !== undefined && field.page === page ? [{field, box: field.box}] : [],
  );
  return (
    <>
      {shown.length > 0 && (
        <PickLayer
          label={`Values on page ${page}`}
          chosen={shown.findIndex(({field}) => field.name === selected)}
          items={shown.map(({field, box}) => ({
            box,
            label: `${field.name}: ${wordsOf(field.value)}`,
            class: lookOf(field),
          }))}
          onPick={(at) => {
            const picked = shown[at];
            if (picked !== undefined) onSelect(picked.field.name);
          }}
        />
      )}
      {drawing !== undefined && (
        <DrawBox
          label={`Box of ${drawing.field.name}`}
          start={drawing.field.box}
          takesFocus={drawing.takesFocus}
          onDraw={drawing.onDraw}
          onCancel={drawing.onCancel}
        />
      )}
    </>
  );
}

export function lookOf({unsure, state}: ReviewedField): 'unsure' | 'mine' | 'good' | 'read' {
  if (state === 'corrected') return 'mine';
  if (state === 'accepted') return 'good';
  return unsure ? 'unsure' : 'read';
}
