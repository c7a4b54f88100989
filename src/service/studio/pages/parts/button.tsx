// parts: UI components and hooks that all pages share: buttons, dialogs, inputs, notices.

import type {ComponentChildren} from 'preact';
import {Icon, type IconName} from './icon.js';
import './button.css';

interface ButtonProps {
  children?: ComponentChildren;
  icon?: IconName;
  /** Name for an icon without words. */
  label?: string;
  look?: 'plain' | 'primary' | 'danger' | 'quiet';
  type?: 'button' | 'submit';
  onClick?: (event: MouseEvent) => void;
  disabled?: boolean;
  /** Work is under way; it can not be pressed again. */
  busy?: boolean;
  pressed?: boolean;
  expanded?: boolean;
  small?: boolean;
  title?: string;
  shortcut?: string;
}

/** A button. While busy it keeps the focus and takes no press. */
export function Button({
  children,
  icon,
  label,
  look = 'plain',
  type = 'button',
  onClick,
  disabled = false,
  busy = false,
  pressed,
  expanded,
  small = false,
  title = label,
  shortcut,
}: ButtonProps) {
  return (
    <button
      type={type}
      class={`button ${look} ${small ? 'compact' : ''} ${children === undefined ? 'bare' : ''}`}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
      disabled={disabled}
      aria-disabled={busy || undefined}
      aria-label={label}
      aria-pressed={pressed}
      aria-expanded={expanded}
      aria-keyshortcuts={shortcut}
      title={title}
    >
      {busy ? <span class="spinner" aria-hidden="true" /> : icon && <Icon name={icon} />}
      {children}
    </button>
  );
}
