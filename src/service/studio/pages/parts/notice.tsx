import type {ComponentChildren} from 'preact';
import {Problem} from '../api/problem.js';
import {Button} from './button.js';
import {Icon, type IconName} from './icon.js';

interface ProblemNoticeProps {
  /** What was thrown; nothing is shown without. */
  error: unknown;
  onRetry?: () => void;
}

/** What went wrong and the next step, in the place where it happened. */
export function ProblemNotice({error, onRetry}: ProblemNoticeProps) {
  if (error === undefined || error === null) return null;
  const message = error instanceof Error ? error.message : 'Something went wrong.';
  return (
    <div class="notice" role="alert">
      <Icon name="alert" />
      <strong>{message}</strong>
      {error instanceof Problem && error.hint !== undefined && <p>{error.hint}</p>}
      {onRetry !== undefined && (
        <div class="actions">
          <Button small onClick={onRetry}>
            Try again
          </Button>
        </div>
      )}
    </div>
  );
}

interface NoticeProps {
  title: string;
  children?: ComponentChildren;
  look?: 'info' | 'unsure';
  icon?: IconName;
}

/** Something to know; no error. */
export function Notice({title, children, look = 'info', icon = 'info'}: NoticeProps) {
  return (
    <div class={`notice ${look}`}>
      <Icon name={icon} />
      <strong>{title}</strong>
      {children}
    </div>
  );
}

interface EmptyProps {
  icon: IconName;
  title: string;
  children?: ComponentChildren;
  actions?: ComponentChildren;
  /** Nothing else is on the page, whose heading this is. */
  isPage?: boolean;
}

/** In place of a list that has nothing yet: what would be here, and how it comes to be. */
export function Empty({icon, title, children, actions, isPage = false}: EmptyProps) {
  return (
    <div class="empty">
      <Icon name={icon} />
      {isPage ? <h1>{title}</h1> : <h2>{title}</h2>}
      {children}
      {actions !== undefined && <div class="actions">{actions}</div>}
    </div>
  );
}

/** Shown only when something takes longer than a moment. */
export function Loading({what = 'Loading'}: {what?: string}) {
  return (
    <div class="loading" role="status">
      <span class="spinner" aria-hidden="true" />
      <span class="only-heard">{what}</span>
    </div>
  );
}
