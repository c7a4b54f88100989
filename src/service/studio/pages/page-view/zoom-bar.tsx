import {Button} from '../parts/button.js';

const step = 1.25;

/** Larger, smaller, and back to the width of the view. */
export function ZoomBar({zoom, onZoom}: {zoom: number; onZoom: (zoom: number) => void}) {
  return (
    <div class="zoom-bar" role="group" aria-label="Zoom">
      <Button
        small
        look="quiet"
        icon="minus"
        label="Smaller"
        onClick={() => {
          onZoom(zoom / step);
        }}
      />
      <Button
        small
        look="quiet"
        title="Fit the width"
        onClick={() => {
          onZoom(1);
        }}
      >
        <span class="number">{Math.round(zoom * 100)}&#8239;%</span>
      </Button>
      <Button
        small
        look="quiet"
        icon="plus"
        label="Larger"
        onClick={() => {
          onZoom(zoom * step);
        }}
      />
    </div>
  );
}
