import {Button} from './button.js';

interface PagerProps {
  label: string;
  words: string;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

/** Steps through the pages of a long list; absent where all is on one page. */
export function Pager({label, words, onPrevious, onNext}: PagerProps) {
  if (onPrevious === undefined && onNext === undefined) return null;
  return (
    <nav class="pager" aria-label={label}>
      <span class="soft small number">{words}</span>
      <Button
        small
        icon="back"
        label="Previous page"
        disabled={onPrevious === undefined}
        onClick={onPrevious}
      />
      <Button small icon="forward" label="Next page" disabled={onNext === undefined} onClick={onNext} />
    </nav>
  );
}
