import type {ComponentChildren} from 'preact';
import {useState} from 'preact/hooks';
import {Icon} from '../parts/icon.js';
import {filesOf} from './dropped-files.js';

interface DropTargetProps {
  enabled: boolean;
  onDrop: (files: readonly File[]) => void;
  children: ComponentChildren;
}

/** A page that files and folders can be dropped on. */
export function DropTarget({enabled, onDrop, children}: DropTargetProps) {
  // Entering a child is told before leaving its parent: the place is left when all that was entered is.
  const [depth, setDepth] = useState(0);
  if (!enabled) return <>{children}</>;
  return (
    <div
      class="drop-target"
      onDragEnter={(event) => {
        event.preventDefault();
        setDepth((before) => before + 1);
      }}
      onDragLeave={() => {
        setDepth((before) => Math.max(0, before - 1));
      }}
      onDragOver={(event) => {
        event.preventDefault();
      }}
      onDrop={(event) => {
        event.preventDefault();
        setDepth(0);
        if (event.dataTransfer !== null) void filesOf(event.dataTransfer).then(onDrop);
      }}
    >
      {children}
      {depth > 0 && (
        <div class="drop-veil">
          <div>
            <Icon name="upload" />
            <strong>Drop to upload</strong>
            <span>Files or a folder</span>
          </div>
        </div>
      )}
    </div>
  );
}
