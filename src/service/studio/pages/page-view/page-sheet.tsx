import type {ComponentChildren} from 'preact';
import {useRef, useState} from 'preact/hooks';
import {Icon} from '../parts/icon.js';
import {Loading} from '../parts/notice.js';
import {side} from './box-shape.js';
import {useIsNearViewport} from './use-is-near-viewport.js';

const widthOfA4 = 1 / Math.SQRT2;

interface PageSheetProps {
  /** From 1. */
  page: number;
  /** Width on the screen in pixels. */
  width: number;
  /** Address of the picture; absent when there is none any more. */
  picture: string | undefined;
  /** Shapes over the page; made only while it is near the screen. */
  overlay: (page: number) => ComponentChildren;
}

/** A page: its picture, loaded when it comes near, and shapes over it. */
export function PageSheet({page, width, picture, overlay}: PageSheetProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const isNear = useIsNearViewport(sheet);
  const [ratio, setRatio] = useState(widthOfA4);
  const [isLoaded, setIsLoaded] = useState(false);
  const [isMissing, setIsMissing] = useState(picture === undefined);
  return (
    <div
      class="sheet"
      ref={sheet}
      data-page={page}
      style={{width: `${width}px`, height: `${width / ratio}px`}}
    >
      {isNear && !isMissing && (
        <img
          src={picture}
          alt={`Page ${page}`}
          draggable={false}
          decoding="async"
          onLoad={({currentTarget: {naturalWidth, naturalHeight}}) => {
            setRatio(naturalWidth / naturalHeight);
            setIsLoaded(true);
          }}
          onError={() => {
            setIsMissing(true);
          }}
        />
      )}
      {isNear && !isMissing && !isLoaded && (
        <div class="page-loading">
          <Loading what={`Page ${page} is being drawn`} />
        </div>
      )}
      {isMissing && (
        <p class="no-picture">
          <Icon name="page" />
          No picture of page {page}
        </p>
      )}
      {isNear && (
        <svg class="overlay" viewBox={`0 0 ${side} ${side}`} preserveAspectRatio="none">
          {overlay(page)}
        </svg>
      )}
    </div>
  );
}
