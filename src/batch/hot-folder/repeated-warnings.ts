import type {HotFolderEvent} from './hot-folder-options.js';

type TellHotFolder = (event: HotFolderEvent) => void;

/** Each round of a watched folder is a run of its own: a warning about the service is emitted in the first one only. */
export function withoutRepeatedWarnings(tell: TellHotFolder): TellHotFolder {
  const said = new Set<string>();
  return (event) => {
    if (event.type === 'warning' && event.lacks !== undefined) {
      const key = `${event.lacks} ${event.harmless === true}`;
      if (said.has(key)) return;
      said.add(key);
    }
    tell(event);
  };
}
