import type {HotFolderEvent} from './hot-folder-options.js';

type TellHotFolder = (event: HotFolderEvent) => void;

/** Each round of a folder is a run: what holds for all of them is said with the first one alone. */
export function saidOnce(tell: TellHotFolder): TellHotFolder {
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
