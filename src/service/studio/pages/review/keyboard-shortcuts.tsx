import {useState} from 'preact/hooks';
import {Button} from '../parts/button.js';
import {Dialog} from '../parts/dialog.js';

const keys: readonly {keys: readonly string[]; does: string}[] = [
  {keys: ['Enter'], does: 'Accept the value, or save what you typed, and go to the next unsure one'},
  {keys: ['Tab'], does: 'Next unsure value; Shift+Tab the one before'},
  {keys: ['Alt', '↓'], does: 'Next field, sure or not; Alt+↑ the one before'},
  {keys: ['Alt', 'N'], does: 'The value is not on the page'},
  {keys: ['Alt', 'B'], does: 'Draw the box of the value; the text inside becomes the value'},
  {keys: ['Ctrl', 'Z'], does: 'Undo'},
  {keys: ['Ctrl', 'Enter'], does: 'The document is reviewed; go to the next'},
  {keys: ['Esc'], does: 'Leave what you typed or drew'},
];

/** The keys of review. */
export function KeyboardShortcuts() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        look="quiet"
        icon="keyboard"
        label="Keys"
        onClick={() => {
          setIsOpen(true);
        }}
      />
      {isOpen && (
        <Dialog
          title="Review by keyboard"
          onClose={() => {
            setIsOpen(false);
          }}
        >
          <dl class="keyboard-shortcuts">
            {keys.map(({keys: pressed, does}) => (
              <div key={does}>
                <dt>
                  {pressed.map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </Dialog>
      )}
    </>
  );
}
