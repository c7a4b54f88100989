import {useState} from 'preact/hooks';
import {Button} from './button.js';
import {tell} from './toasts.js';

/** Copies a text; where the browser does not allow it, the text is there to be selected. */
export function CopyButton({text, what}: {text: string; what: string}) {
  const [copied, setCopied] = useState(false);
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => {
        setCopied(true);
        tell(`${what} copied`);
      },
      () => {
        tell('The browser does not allow copying; select the text instead');
      },
    );
  };
  return (
    <Button icon={copied ? 'check' : 'copy'} onClick={copy}>
      Copy
    </Button>
  );
}
