import {useRef} from 'preact/hooks';
import {Button} from '../parts/button.js';
import {sizeOf} from '../parts/bytes.js';
import {countOf} from '../parts/values.js';
import {filesOf} from './dropped-files.js';
import {sortFiles} from './readable-files.js';

const listed = 6;

interface FileChooserProps {
  /** Of these, only what can be read is to be sent. */
  files: readonly File[];
  onChange: (files: readonly File[]) => void;
}

/** Files or a folder, chosen or dropped. */
export function FileChooser({files, onChange}: FileChooserProps) {
  const {readable, others} = sortFiles(files);
  const one = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const add = (more: readonly File[]) => {
    onChange([...files, ...more]);
  };
  const take = (input: HTMLInputElement) => {
    add([...(input.files ?? [])].filter(({name}) => !name.startsWith('.')));
    input.value = '';
  };
  return (
    <div
      class="file-chooser"
      onDragOver={(event) => {
        event.preventDefault();
      }}
      onDrop={(event) => {
        event.preventDefault();
        event.stopPropagation();
        if (event.dataTransfer !== null) void filesOf(event.dataTransfer).then(add);
      }}
    >
      {files.length === 0 ? (
        <p class="soft">Drop PDFs, pictures or ZIP archives here</p>
      ) : (
        <FileList files={readable} />
      )}
      {others.length > 0 && (
        <p class="small" role="status">
          {countOf(others.length, 'file')} left out: {namesOf(others)}. PDFs, pictures and ZIP archives of
          them are read.
        </p>
      )}
      <div class="actions">
        <Button small onClick={() => one.current?.click()}>
          Choose files
        </Button>
        <Button small onClick={() => folder.current?.click()}>
          Choose a folder
        </Button>
        {files.length > 0 && (
          <Button
            small
            look="quiet"
            onClick={() => {
              onChange([]);
            }}
          >
            Clear
          </Button>
        )}
      </div>
      <input
        ref={one}
        type="file"
        multiple
        hidden
        aria-label="Files"
        onChange={(event) => {
          take(event.currentTarget);
        }}
      />
      <input
        ref={folder}
        type="file"
        hidden
        aria-label="Folder"
        {...{webkitdirectory: true}}
        onChange={(event) => {
          take(event.currentTarget);
        }}
      />
    </div>
  );
}

function namesOf(files: readonly File[]): string {
  const names = files.slice(0, listed).map(({name}) => name);
  return [...names, ...(files.length > listed ? ['…'] : [])].join(', ');
}

function FileList({files}: {files: readonly File[]}) {
  const bytes = files.reduce((sum, {size}) => sum + size, 0);
  return (
    <>
      <p>
        <strong>{countOf(files.length, 'file')}</strong> <span class="soft">{sizeOf(bytes)}</span>
      </p>
      <ul>
        {files.slice(0, listed).map((file, at) => (
          <li key={at} class="small">
            <span class="cut">{file.name}</span>
            <span class="soft number">{sizeOf(file.size)}</span>
          </li>
        ))}
        {files.length > listed && <li class="small soft">and {files.length - listed} more</li>}
      </ul>
    </>
  );
}
