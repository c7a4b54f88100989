import {useMemo, useState} from 'preact/hooks';
import {type Box} from '../page-view/boxes.js';
import {DrawBox, DrawHint} from '../page-view/draw-box.js';
import {PageStack} from '../page-view/page-stack.js';
import {Button} from '../parts/button.js';
import {FieldForm} from './field-form.js';
import {LayerMenu, usualLayers} from './layers.js';
import {EditorPageLayer} from './page-layer.js';
import {fieldOfBox, freeName} from './new-field.js';
import {placeOf, withPlace} from './places.js';
import {NoReference, ReferenceBar} from './references.js';
import {pictureOf, sourceOf, useSourcePage} from './sources.js';
import {Suggestions} from './suggestions.js';
import {TemplateFields} from './template-fields.js';
import type {DraftState, Field} from './use-draft.js';

/** What the next box that is drawn is for. */
export type Drawing = 'label_box' | 'value_box' | 'new';

/** The reference pages left, the fields of the template right. */
export function FieldsTab({state}: {state: DraftState}) {
  const {draft, setFields} = state;
  const {fields} = draft.edited_json;
  const [reference, setReference] = useState(0);
  const [selected, setSelected] = useState(-1);
  const [drawing, setDrawing] = useState<Drawing>();
  const [shown, setShown] = useState(usualLayers);
  const chosen = draft.references[reference];
  const source = chosen === undefined ? undefined : sourceOf(state.base.id, chosen.choice);
  const field = fields[selected];
  const place = field === undefined ? {} : placeOf(field, reference);
  const page = place.page ?? 1;
  const target = useMemo(
    () => (place.value_box === undefined ? undefined : {page, box: place.value_box}),
    [selected, reference],
  );
  const analysis = useSourcePage(source, page);

  const change = (at: number, changed: Field) => {
    setFields((all) => all.map((one, index) => (index === at ? changed : one)));
  };
  const add = (made: readonly Field[]) => {
    setFields((all) => [...all, ...made]);
    setSelected(fields.length + made.length - 1);
  };
  const draw = (onPage: number, box: Box, seen: typeof analysis.data) => {
    setDrawing(undefined);
    if (field !== undefined && (drawing === 'label_box' || drawing === 'value_box'))
      change(selected, withPlace(field, reference, {page: onPage, [drawing]: box}));
    else add([fieldOfBox({analysis: seen, page: onPage, reference, box}, fields)]);
  };
  return (
    <>
      {source === undefined ? (
        <NoReference state={state} />
      ) : (
        <PageStack
          label="Reference pages"
          pages={chosen?.pages ?? 0}
          picture={(number, width) => pictureOf(source, number, width)}
          target={target}
          tools={
            <>
              <ReferenceBar state={state} current={reference} onChoose={setReference} />
              <LayerMenu shown={shown} onChange={setShown} />
              <Button
                small
                look="quiet"
                icon="box"
                pressed={drawing === 'new'}
                onClick={() => {
                  setDrawing('new');
                }}
              >
                Draw a field
              </Button>
              {drawing !== undefined && <DrawHint />}
            </>
          }
          overlay={(number) => (
            <>
              <EditorPageLayer
                source={source}
                page={number}
                shown={shown}
                fields={fields}
                reference={reference}
                selected={selected}
                onSelect={setSelected}
                onMove={(at, moved) => {
                  const one = fields[at];
                  if (one !== undefined) change(at, withPlace(one, reference, moved));
                }}
                onDraw={(box, seen) => {
                  draw(number, box, seen);
                }}
              />
              {drawing !== undefined && (
                <DrawBox
                  label={drawing === 'label_box' ? 'Label box' : 'Value box'}
                  start={drawing === 'new' ? undefined : place[drawing]}
                  takesFocus={number === page}
                  onDraw={(box) => {
                    draw(number, box, number === page ? analysis.data : undefined);
                  }}
                  onCancel={() => {
                    setDrawing(undefined);
                  }}
                />
              )}
            </>
          )}
        />
      )}
      <aside class="editor-side" aria-label="Fields">
        <Suggestions template={state.base.id} reference={reference} fields={fields} onAdd={add} />
        {field === undefined ? (
          <TemplateFields
            fields={fields}
            onSelect={setSelected}
            onAdd={() => {
              add([{name: freeName('Field', fields), kind: source === undefined ? 'PROMPT' : 'VALUE'}]);
            }}
            onReorder={setFields}
          />
        ) : (
          <FieldForm
            key={selected}
            field={field}
            others={fields.filter((_, at) => at !== selected)}
            place={place}
            hasPages={source !== undefined}
            drawing={drawing}
            onDraw={setDrawing}
            onPlace={(changed) => {
              change(selected, withPlace(field, reference, changed));
            }}
            onChange={(changed) => {
              change(selected, changed);
            }}
            onRemove={() => {
              setFields((all) => all.filter((_, at) => at !== selected));
              setSelected(-1);
            }}
            onClose={() => {
              setSelected(-1);
            }}
          />
        )}
      </aside>
    </>
  );
}
