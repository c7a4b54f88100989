import {useId} from 'preact/hooks';

interface FileEntryProps {
  label: string;
  hint: string;
  file: File | undefined;
  onChoose: (file: File) => void;
}

/** One document, chosen or dropped. */
export function FileEntry({label, hint, file, onChoose}: FileEntryProps) {
  const id = useId();
  return (
    <div class="entry">
      <label for={id}>{label}</label>
      <input
        id={id}
        type="file"
        class="file"
        accept=".pdf,image/*"
        aria-describedby={`${id}-hint`}
        onChange={(event) => {
          const chosen = event.currentTarget.files?.[0];
          if (chosen !== undefined) onChoose(chosen);
        }}
      />
      <p class="hint" id={`${id}-hint`}>
        {file === undefined ? hint : file.name}
      </p>
    </div>
  );
}
