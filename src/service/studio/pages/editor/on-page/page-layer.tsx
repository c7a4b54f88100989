// on-page: boxes of fields drawn on the page of a reference document.

import type {PageAnalysis} from '../../../contract/page.js';
import type {Box} from '../../page-view/boxes.js';
import {useStable} from '../../parts/use-stable.js';
import {DragLayer} from './drag-layer.js';
import {FieldShapes} from './field-shapes.js';
import {SeenLayers, type ShownLayers} from './layers.js';
import type {FieldPlace} from './places.js';
import {type Source, useSourcePage} from './sources.js';
import type {Field} from '../draft/use-draft.js';

interface EditorPageLayerProps {
  source: Source;
  page: number;
  shown: ShownLayers;
  fields: readonly Field[];
  reference: number;
  selected: number;
  onSelect: (at: number) => void;
  onMove: (at: number, place: FieldPlace) => void;
  /** A box was dragged, or a piece of the page clicked. */
  onDraw: (box: Box, seen: PageAnalysis | undefined) => void;
}

/** A page in the editor: what the engine sees, and over it the fields. */
export function EditorPageLayer(props: EditorPageLayerProps) {
  const {source, page, shown, onDraw, ...shapes} = props;
  const analysis = useSourcePage(source, page);
  const pick = useStable((box: Box) => {
    onDraw(box, analysis.data);
  });
  return (
    <DragLayer onDraw={pick}>
      {analysis.data !== undefined && <SeenLayers analysis={analysis.data} shown={shown} onPick={pick} />}
      <FieldShapes {...shapes} page={page} />
    </DragLayer>
  );
}
