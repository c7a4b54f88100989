import type {ComponentChildren} from 'preact';
import {useEffect, useId, useRef, useState} from 'preact/hooks';
import {Button} from './button.js';
import {ProblemNotice} from './notice.js';
import './dialog.css';

interface DialogProps {
  title: string;
  onClose: () => void;
  children: ComponentChildren;
  wide?: boolean;
}

/** A dialog over the page: it holds the focus, Escape closes it, and the focus goes back to where it was. */
export function Dialog({title, onClose, children, wide = false}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <dialog ref={dialog} class={wide ? 'dialog wide' : 'dialog'} aria-labelledby={id} onClose={onClose}>
      <header>
        <h2 id={id}>{title}</h2>
        <Button look="quiet" icon="cross" label="Close" onClick={onClose} />
      </header>
      <div class="dialog-body">{children}</div>
    </dialog>
  );
}

interface ConfirmProps {
  title: string;
  children: ComponentChildren;
  /** What the button says: the deed, as a verb. */
  deed: string;
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks before what cannot be undone. A failure is shown in the dialog. */
export function Confirm({title, children, deed, onConfirm, onClose}: ConfirmProps) {
  const [state, setState] = useState<{busy: boolean; error?: unknown}>({busy: false});
  const confirm = () => {
    setState({busy: true});
    onConfirm().then(onClose, (error: unknown) => {
      setState({busy: false, error});
    });
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <div class="soft">{children}</div>
      <ProblemNotice error={state.error} />
      <footer>
        <Button onClick={onClose}>Cancel</Button>
        <Button look="danger" busy={state.busy} onClick={confirm}>
          {deed}
        </Button>
      </footer>
    </Dialog>
  );
}
