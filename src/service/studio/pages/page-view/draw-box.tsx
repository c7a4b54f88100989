import type {TargetedPointerEvent} from 'preact';
import {useEffect, useRef, useState} from 'preact/hooks';
import {type Box, boxBetween, directionOf, isTiny, nudged, type Point} from './boxes.js';
import {BoxShape, side} from './box-shape.js';

interface DrawBoxProps {
  /** What is drawn, for those who hear it. */
  label: string;
  /** Where the keyboard begins; the middle of the page without. */
  start?: Box | undefined;
  /** The keyboard draws on this page at once. */
  takesFocus: boolean;
  onDraw: (box: Box) => void;
  onCancel: () => void;
}

const step = 0.005;
const middle: Box = {left: 0.4, top: 0.48, right: 0.6, bottom: 0.52};

/**
 * A sheet over a page to draw one box on: by dragging, or by keyboard, where arrows move it, with Shift resize it, Enter takes
 * it and Escape leaves.
 */
export function DrawBox({label, start = middle, takesFocus, onDraw, onCancel}: DrawBoxProps) {
  const from = useRef<Point>();
  const [box, setBox] = useState<Box>();
  const shown = box ?? start;
  const sheet = useRef<SVGRectElement>(null);
  useEffect(() => {
    if (takesFocus) sheet.current?.focus({preventScroll: true});
  }, [takesFocus]);
  const end = (event: TargetedPointerEvent<SVGRectElement>) => {
    if (from.current === undefined) return;
    const drawn = boxBetween(from.current, pointOf(event));
    from.current = undefined;
    if (!isTiny(drawn)) onDraw(drawn);
  };
  const press = (event: KeyboardEvent) => {
    const direction = directionOf(event.key);
    if (direction !== undefined)
      setBox(nudged(shown, {x: direction.x * step, y: direction.y * step}, event.shiftKey));
    else if (event.key === 'Enter') onDraw(shown);
    else if (event.key === 'Escape') onCancel();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <>
      {(takesFocus || box !== undefined) && <BoxShape box={shown} class="drawn" />}
      <rect
        class="draw-sheet"
        width={side}
        height={side}
        role="application"
        aria-label={`${label}. Drag, or move with the arrow keys, resize with Shift, take with Enter.`}
        tabindex={0}
        ref={sheet}
        onKeyDown={press}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          from.current = pointOf(event);
        }}
        onPointerMove={(event) => {
          if (from.current !== undefined) setBox(boxBetween(from.current, pointOf(event)));
        }}
        onPointerUp={end}
      />
    </>
  );
}

/** How a box is drawn, in words for those who see the page. */
export function DrawHint() {
  return (
    <p class="draw-hint small" role="status">
      Drag a box. By keyboard: <kbd>←</kbd> <kbd>→</kbd> move, with <kbd>Shift</kbd> resize, <kbd>Enter</kbd>{' '}
      takes, <kbd>Esc</kbd> leaves
    </p>
  );
}

/** Where a pointer is, in fractions of the page. */
export function pointOf(event: TargetedPointerEvent<SVGGraphicsElement>): Point {
  const page = event.currentTarget.ownerSVGElement?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
  return {x: (event.clientX - page.left) / page.width, y: (event.clientY - page.top) / page.height};
}
