import {useState} from 'preact/hooks';
import {type Box, directionOf, nearestTo} from './boxes.js';
import {BoxShape} from './box-shape.js';

interface Pickable {
  box: Box;
  /** What a screen reader says. */
  label: string;
  class?: string;
}

interface PickLayerProps {
  label: string;
  items: readonly Pickable[];
  /** The one that is chosen; -1 for none. */
  chosen?: number;
  onPick: (at: number) => void;
}

/** Boxes of a page to choose from. One stop for Tab; the arrow keys go to the nearest box, Enter chooses it. */
export function PickLayer({label, items, chosen = -1, onPick}: PickLayerProps) {
  const [current, setCurrent] = useState(0);
  const stop = chosen >= 0 ? chosen : Math.min(current, items.length - 1);
  const press = (event: KeyboardEvent, at: number) => {
    const direction = directionOf(event.key);
    if (direction !== undefined && event.currentTarget instanceof SVGElement) {
      event.preventDefault();
      const next = nearestTo(
        items.map(({box}) => box),
        items[at]?.box ?? middle,
        direction,
      );
      if (next < 0) return;
      setCurrent(next);
      const shape = event.currentTarget.parentElement?.children.item(next);
      if (shape instanceof SVGElement) shape.focus();
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onPick(at);
    }
  };
  return (
    <g role="group" aria-label={label}>
      {items.map((item, at) => (
        <BoxShape
          key={at}
          box={item.box}
          class={`pick ${item.class ?? ''} ${at === chosen ? 'chosen' : ''}`}
          role="button"
          tabindex={at === stop ? 0 : -1}
          aria-label={item.label}
          aria-pressed={at === chosen}
          onClick={() => {
            onPick(at);
          }}
          onKeyDown={(event) => {
            press(event, at);
          }}
        />
      ))}
    </g>
  );
}

const middle: Box = {left: 0.5, top: 0.5, right: 0.51, bottom: 0.51};
