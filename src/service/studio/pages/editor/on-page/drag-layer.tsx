import type {ComponentChildren} from 'preact';
import {useRef, useState} from 'preact/hooks';
import {type Box, boxBetween, isTiny, type Point} from '../../page-view/boxes.js';
import {BoxShape, side} from '../../page-view/box-shape.js';
import {pointOf} from '../../page-view/draw-box.js';

interface DragLayerProps {
  onDraw: (box: Box) => void;
  children: ComponentChildren;
}

/** Shapes of a page that can be clicked, and between and over which a box can be dragged. */
export function DragLayer({onDraw, children}: DragLayerProps) {
  const from = useRef<Point>();
  const [box, setBox] = useState<Box>();
  return (
    <g
      class="drag-layer"
      onPointerDown={(event) => {
        if (event.button === 0 && event.pointerType !== 'touch') from.current = pointOf(event);
      }}
      onPointerMove={(event) => {
        if (from.current === undefined) return;
        const drawn = boxBetween(from.current, pointOf(event));
        if (box === undefined && isTiny(drawn)) return;
        // From here on it is a drag: what is under the pointer gets no click.
        event.currentTarget.setPointerCapture(event.pointerId);
        setBox(drawn);
      }}
      onPointerUp={() => {
        from.current = undefined;
        setBox(undefined);
        if (box !== undefined && !isTiny(box)) onDraw(box);
      }}
      onPointerCancel={() => {
        from.current = undefined;
        setBox(undefined);
      }}
    >
      <rect width={side} height={side} class="ground" />
      {children}
      {box !== undefined && <BoxShape box={box} class="drawn" />}
    </g>
  );
}
