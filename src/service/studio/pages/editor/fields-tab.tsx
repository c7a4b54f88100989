import {useState} from 'preact/hooks';
import {type Box} from '../page-view/boxes.js';
import {DrawBox, DrawHint} from '../page-view/draw-box.js';
import {PageStack, type Target} from '../page-view/page-stack.js';
import {Button} from '../parts/button.js';
import {FieldForm} from './field/field-form.js';
import {LayerMenu, usualLayers} from './on-page/layers.js';
import {EditorPageLayer} from './on-page/page-layer.js';
import {fieldOfBox, freeName, unnamed, withBox} from './field/new-field.js';
import {placeOf, withPlace} from './on-page/places.js';
import {NoReference, ReferenceBar} from './references.js';
import {pictureOf, sourceOf, useSourcePage} from './on-page/sources.js';
import {Suggestions} from './suggestions.js';
import {TemplateFields} from './template-fields.js';
import type {DraftState, Field} from './draft/use-draft.js';

/** What the next box that is drawn is for. */
export type Drawing = 'label_box' | 'value_box' | 'new';

/** The reference pages left, the fields of the template right. */
export function FieldsTab({state}: {state: DraftState}) {
  const {draft, setFields} = state;
  const {fields} = draft.edited_json;
  const [reference, setReference] = useState(0);
  const [selected, setSelected] = useState(-1);
  const [drawing, setDrawing] = useState<Drawing>();
  const [target, setTarget] = useState<Target>();
  const [shown, setShown] = useState(usualLayers);
  const chosen = draft.references[reference];
  const source = chosen === undefined ? undefined : sourceOf(state.base.id, chosen.choice);
  const field = fields[selected];
  const place = field === undefined ? {} : placeOf(field, reference);
  const page = place.page ?? 1;
  const analysis = useSourcePage(source, page);

  const change = (at: number, changed: Field) => {
    setFields((all) => all.map((one, index) => (index === at ? changed : one)));
  };
  const append = (made: readonly Field[]) => {
    setFields((all) => [...all, ...made]);
  };
  const add = (made: Field) => {
    append([made]);
    setSelected(fields.length);
  };
  /** A field of the list is shown on its page; one that is pointed at on the page is seen already. */
  const show = (at: number) => {
    const one = fields[at];
    const {page: on = 1, value_box: box} = one === undefined ? {} : placeOf(one, reference);
    setSelected(at);
    setTarget(box === undefined ? undefined : {page: on, box});
  };
  const draw = (onPage: number, box: Box, seen: typeof analysis.data) => {
    const drawn = {analysis: seen, page: onPage, reference, box};
    setDrawing(undefined);
    if (field !== undefined && (drawing === 'label_box' || drawing === 'value_box'))
      change(selected, withBox(field, {...drawn, part: drawing, others: fields}));
    else add(fieldOfBox(drawn, fields));
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
        <Suggestions template={state.base.id} reference={reference} fields={fields} onAdd={append} />
        {field === undefined ? (
          <TemplateFields
            fields={fields}
            onSelect={show}
            onAdd={() => {
              add({name: freeName(unnamed, fields), kind: source === undefined ? 'PROMPT' : 'VALUE'});
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
