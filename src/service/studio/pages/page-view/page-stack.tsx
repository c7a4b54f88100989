import type {ComponentChildren} from 'preact';
import {useEffect, useLayoutEffect, useRef, useState} from 'preact/hooks';
import type {Box} from './boxes.js';
import {PageSheet} from './page-sheet.js';
import {useSize} from './size.js';
import {mostZoom, zoomFor} from './zoom.js';
import {ZoomBar} from './zoom-bar.js';
import './page-view.css';

/** What is to be seen: a page, or a box on it, large enough to be read. */
export interface Target {
  page: number;
  box?: Box | undefined;
}

interface PageStackProps {
  label: string;
  pages: number;
  /** Address of a page's picture of a width in pixels; `undefined` where there is none. */
  picture: (page: number, width: number) => string | undefined;
  overlay: (page: number) => ComponentChildren;
  target?: Target | undefined;
  tools?: ComponentChildren;
}

const pictureWidths = [800, 1200, 1800, 2400];
const margin = 16;
const widestPage = 1000;

/** All pages below each other, to scroll and zoom. Goes to its target whenever that changes. */
export function PageStack({label, pages, picture, overlay, target, tools}: PageStackProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const view = useSize(scroller);
  const [zoom, setZoom] = useState(1);
  const base = Math.max(200, Math.min(view.width - 2 * margin, widestPage));
  const width = base * zoom;
  useEffect(() => {
    if (target?.box !== undefined && view.width > 0) setZoom(zoomFor(target.box, base, view));
  }, [target, view.width]);
  useLayoutEffect(() => {
    if (target !== undefined && scroller.current !== null) bringIntoView(scroller.current, target);
  }, [target, width]);
  const pixels = width * devicePixelRatio;
  const asked = pictureWidths.find((one) => one >= pixels * 0.9) ?? 2400;
  return (
    <div class="page-view">
      <div class="view-tools">
        {tools}
        <ZoomBar
          zoom={zoom}
          onZoom={(next) => {
            setZoom(Math.min(mostZoom, Math.max(0.5, next)));
          }}
        />
      </div>
      <div class="stack" ref={scroller} role="region" aria-label={label} tabIndex={0}>
        {view.width > 0 &&
          Array.from({length: pages}, (_, at) => (
            <PageSheet
              key={at}
              page={at + 1}
              width={width}
              picture={picture(at + 1, asked)}
              overlay={overlay}
            />
          ))}
      </div>
    </div>
  );
}

function bringIntoView(scroller: HTMLElement, {page, box}: Target): void {
  const sheet = scroller.querySelector<HTMLElement>(`[data-page="${page}"]`);
  if (sheet === null) return;
  const [x, y] = box === undefined ? [0.5, 0] : [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scroller.scrollTo({
    left: sheet.offsetLeft + x * sheet.offsetWidth - scroller.clientWidth / 2,
    top: sheet.offsetTop + y * sheet.offsetHeight - (box === undefined ? margin : scroller.clientHeight / 2),
    behavior: calm ? 'instant' : 'smooth',
  });
}
