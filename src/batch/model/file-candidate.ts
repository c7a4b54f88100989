import type {Location} from '../files/walk.js';

/** A file that may become a document of the batch. */
export interface FileCandidate {
  location: Location;
  path: string;
  /** Below the folder it was found in. */
  source: string;
  /** The name of that folder, for when two sources collide. */
  parent: string;
  special: boolean;
  /** Named by the user, not found in a folder. */
  named: boolean;
}
