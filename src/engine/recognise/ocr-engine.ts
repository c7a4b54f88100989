import type {Word} from '../page.js';
import type {Raster, Turns} from '../ingest/pixels/raster.js';

/** What reads print off a picture. */
export interface OcrEngine {
  readonly name: string;
  /**
   * Reads a page that may lie on its side, are on its head or be skewed, unless it is said to be `upright`: then
   * words stay where they are. May be called again and again, one call at a time.
   */
  readPage(raster: Raster, options?: PageOptions): Promise<RecognisedPage>;
  /** How a page lies: what `readPage` would turn and straighten, without reading more than tells it. */
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

/** How a raster is first turned and then, around its middle, straightened. */
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
  /** What the reader of the result should know. */
  notes?: string[];
}

export interface LineReading {
  text: string;
  /** 0 to 1. */
  confidence: number;
}
