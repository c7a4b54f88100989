import type {Word} from '../page.js';
import type {Raster, Turns} from '../ingest/pixels/raster.js';

/** Recognises the text in rasters. */
export interface OcrEngine {
  readonly name: string;
  /**
   * Reads a page, which may lie on its side, be upside down or be skewed. With `upright` the page is read as it is, and
   * words stay where they are. May be called again and again, one call at a time.
   */
  readPage(raster: Raster, options?: PageOptions): Promise<RecognisedPage>;
  /** The turns and slope that `readPage` would find, without reading more than that needs. */
  poseOf(raster: Raster, options?: {signal?: AbortSignal}): Promise<PagePose>;
  /** Reads pictures that each hold one line of upright text. */
  readLines(rasters: readonly Raster[], options?: {signal?: AbortSignal}): Promise<LineReading[]>;
  /** Frees what the engine holds; it must not be used afterwards. */
  close(): Promise<void>;
}

export interface PageOptions {
  upright?: boolean;
  signal?: AbortSignal;
}

/** How a raster is put upright: turned first, then levelled around its middle. */
export interface PagePose {
  turns: Turns;
  /** The slope of the lines before straightening: pixels down per pixel right. */
  slope: number;
}

/** Words of a raster that was turned and straightened. */
export interface RecognisedPage extends PagePose {
  /** In pixels of the raster as turned and straightened. */
  words: Word[];
  /** Lines that were found and could not be read. */
  unreadLines?: number;
  /** What the user should know about how the page was read. */
  notes?: string[];
}

export interface LineReading {
  text: string;
  /** 0 to 1. */
  confidence: number;
}
