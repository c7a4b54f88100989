import {useMemo} from 'preact/hooks';
import type {PageAnalysis} from '../../../contract/page.js';
import type {Box} from '../../page-view/boxes.js';
import {BoxShape} from '../../page-view/box-shape.js';
import {PickLayer} from '../../page-view/pick-layer.js';
import {Tick} from '../../parts/entry.js';
import {Icon} from '../../parts/icon.js';
import {likelyLabel} from '../field/label-of.js';

export const layers = {
  segments: 'Segments',
  labels: 'Labels',
  words: 'Words',
  lines: 'Drawn lines',
  checkBoxes: 'Check boxes',
} as const;
export type Layer = keyof typeof layers;
export type ShownLayers = Readonly<Record<Layer, boolean>>;

export const usualLayers: ShownLayers = {
  segments: true,
  labels: true,
  words: false,
  lines: false,
  checkBoxes: true,
};

interface SeenLayersProps {
  analysis: PageAnalysis;
  shown: ShownLayers;
  /** A piece of the page was clicked. */
  onPick: (box: Box) => void;
}

/** What the engine sees on a page. Made anew only when what is shown changes: a page has a thousand words. */
export function SeenLayers({analysis, shown, onPick}: SeenLayersProps) {
  return useMemo(
    () => (
      <>
        {shown.lines && analysis.lines.map((box, at) => <BoxShape key={at} box={box} class="seen-line" />)}
        {(shown.segments || shown.labels) && (
          <Pieces
            label="Segments of the page"
            pieces={analysis.segments
              .filter(({label}) => (label >= likelyLabel ? shown.labels : shown.segments))
              .map(({text, box, label}) => ({
                text,
                box,
                look: label >= likelyLabel ? 'seen-label' : 'seen-segment',
              }))}
            onPick={onPick}
          />
        )}
        {shown.words && (
          <Pieces
            label="Words of the page"
            pieces={analysis.words.map(({text, box}) => ({text, box, look: 'seen-word'}))}
            onPick={onPick}
          />
        )}
        {shown.checkBoxes && (
          <Pieces
            label="Check boxes of the page"
            pieces={analysis.check_boxes.map(({box, ticked}) => ({
              text: ticked ? 'Ticked box' : 'Empty box',
              box,
              look: 'seen-check-box',
            }))}
            onPick={onPick}
          />
        )}
      </>
    ),
    [analysis, shown, onPick],
  );
}

interface PiecesProps {
  label: string;
  pieces: readonly {text: string; box: Box; look: string}[];
  onPick: (box: Box) => void;
}

function Pieces({label, pieces, onPick}: PiecesProps) {
  if (pieces.length === 0) return null;
  return (
    <PickLayer
      label={label}
      items={pieces.map(({text, box, look}) => ({box, label: text, class: look}))}
      onPick={(at) => {
        const piece = pieces[at];
        if (piece !== undefined) onPick(piece.box);
      }}
    />
  );
}

interface LayerMenuProps {
  shown: ShownLayers;
  onChange: (shown: ShownLayers) => void;
}

const names: readonly Layer[] = ['segments', 'labels', 'words', 'lines', 'checkBoxes'];

/** Chooses what is shown over the pages. */
export function LayerMenu({shown, onChange}: LayerMenuProps) {
  return (
    <details class="menu layers">
      <summary class="button quiet compact">
        <Icon name="layers" />
        Show
      </summary>
      <div>
        {names.map((layer) => (
          <Tick
            key={layer}
            label={<span class={`swatch ${layer}`}>{layers[layer]}</span>}
            checked={shown[layer]}
            onChange={(checked) => {
              onChange({...shown, [layer]: checked});
            }}
          />
        ))}
      </div>
    </details>
  );
}
