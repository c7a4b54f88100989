/** Strokes on a grid of 16 by 16. */
const strokes = {
  jobs: 'M2.5 4.5h11M2.5 8h11M2.5 11.5h7',
  template: 'M3.5 2.5h9v11h-9zM6 6h4M6 9h2.5',
  key: 'M9.5 6.5a3 3 0 1 1-1.2-2.4M8.2 8 13.5 13.3M11.3 11.1l1.7-1.7',
  coins:
    'M2.5 5c0-1.2 2.4-2 5.5-2s5.5.8 5.5 2-2.4 2-5.5 2-5.5-.8-5.5-2zM2.5 5v6c0 1.2 2.4 2 5.5 2s5.5-.8 5.5-2V5M2.5 8c0 1.2 2.4 2 5.5 2s5.5-.8 5.5-2',
  send: 'M13.5 2.5 7 9M13.5 2.5l-4 11L7 9 2.5 6.5z',
  pulse: 'M1.5 8.5h3l2-5 3 9 2-4h3',
  sun: 'M8 5.2a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6zM8 1.5v1M8 13.5v1M1.5 8h1M13.5 8h1M3.4 3.4l.7.7M11.9 11.9l.7.7M12.6 3.4l-.7.7M4.1 11.9l-.7.7',
  moon: 'M13 9.6A5.6 5.6 0 0 1 6.4 3a5.6 5.6 0 1 0 6.6 6.6z',
  screen: 'M2 3h12v8H2zM5.5 13.5h5M8 11v2.5',
  leave: 'M6.5 2.5h-4v11h4M10 5l3 3-3 3M13 8H6',
  plus: 'M8 3v10M3 8h10',
  minus: 'M3 8h10',
  upload: 'M8 10.5V3M5 5.5 8 2.5l3 3M2.5 10.5v3h11v-3',
  download: 'M8 2.5V10M5 7.5l3 3 3-3M2.5 10.5v3h11v-3',
  trash: 'M2.5 4.5h11M6 4.5v-2h4v2M4 4.5l.6 9h6.8l.6-9M6.7 7v4M9.3 7v4',
  check: 'M3 8.5 6.5 12 13 4.5',
  cross: 'M3.5 3.5l9 9M12.5 3.5l-9 9',
  back: 'M9.5 3.5 5 8l4.5 4.5',
  forward: 'M6.5 3.5 11 8l-4.5 4.5',
  down: 'M3.5 6 8 10.5 12.5 6',
  undo: 'M5.5 3 2.5 6l3 3M2.5 6h6.8a3.7 3.7 0 0 1 0 7.4H6',
  box: 'M2.5 5v-2.5H5M11 2.5h2.5V5M13.5 11v2.5H11M5 13.5H2.5V11',
  eye: 'M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8zM8 6.2a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6z',
  alert: 'M8 2.2 14.5 13.5h-13zM8 6.5v3M8 11.4v.2',
  info: 'M8 1.8a6.2 6.2 0 1 1 0 12.4A6.2 6.2 0 0 1 8 1.8zM8 7.3v3.6M8 5v.2',
  copy: 'M5.5 5.5h8v8h-8zM3.5 10.5h-1v-8h8v1',
  more: 'M3.5 8h.01M8 8h.01M12.5 8h.01',
  play: 'M5 3v10l8-5z',
  gear: 'M3 4.5h6M12 4.5h1M3 11.5h1M7 11.5h6M10.5 3v3M5.5 10v3',
  page: 'M4 1.5h5.5L12.5 4.5v10H4zM9.5 1.5v3h3',
  keyboard: 'M1.5 4h13v8h-13zM4 6.5h.01M6.5 6.5h.01M9 6.5h.01M11.5 6.5h.01M5 9.5h6',
  spark: 'M8 1.8 9.6 6.4 14.2 8 9.6 9.6 8 14.2 6.4 9.6 1.8 8l4.6-1.6z',
  layers: 'M8 2 14 5.2 8 8.4 2 5.2zM2.3 8.2 8 11.2l5.7-3M2.3 11 8 14l5.7-3',
} as const;

export type IconName = keyof typeof strokes;

/** A picture beside words that say the same; hidden from screen readers. */
export function Icon({name}: {name: IconName}) {
  return (
    <svg class="icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
      <path
        d={strokes[name]}
        fill="none"
        stroke="currentColor"
        stroke-width="1.4"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </svg>
  );
}
