import type {CallToolResult, ServerContext} from '@modelcontextprotocol/server';
import type {Tell} from '../../batch/model/batch-events.js';
import type {Talk} from '../terminal/talk.js';
import {createProgress, type ProgressNote} from './progress-notes.js';
import {errorText} from './tool-error.js';

/** One call of a tool. */
export interface Call {
  /** Aborted when the client cancels it or leaves, and when the server ends. */
  stop: AbortSignal;
  tell: Tell;
}

/** Runs the calls of a server, and knows which are under way. */
export interface Calls {
  /** Runs one call. Errors become tool errors. */
  run(ctx: ServerContext, act: (call: Call) => Promise<Record<string, unknown>>): Promise<CallToolResult>;
  /** Stops the calls under way, and waits until what they have sent has landed. */
  end(): Promise<void>;
}

/** Runs calls side by side; each sends progress notes to its client. */
export function createCalls(talk: Talk): Calls {
  const ending = new AbortController();
  const underWay = new Set<Promise<unknown>>();
  const runOne = async (
    ctx: ServerContext,
    act: (call: Call) => Promise<Record<string, unknown>>,
  ): Promise<CallToolResult> => {
    const notes = noteSender(ctx, talk);
    const progress = createProgress(notes.send);
    try {
      const told = await act({
        stop: AbortSignal.any([ending.signal, ctx.mcpReq.signal]),
        tell: progress.tell,
      });
      return {content: [{type: 'text', text: JSON.stringify(told)}], structuredContent: told};
    } catch (error) {
      const text = errorText(error);
      talk.detail(text);
      return {content: [{type: 'text', text}], isError: true};
    } finally {
      progress.end();
      await notes.sent();
    }
  };
  return {
    run(ctx, act) {
      const call = runOne(ctx, act);
      underWay.add(call);
      return call.finally(() => underWay.delete(call));
    },
    async end() {
      ending.abort();
      await Promise.all(underWay);
    },
  };
}

/** Sends notes where the client has given a token for them. */
interface NoteSender {
  send: (note: ProgressNote) => void;
  /** Waits until all notes are sent: behind its reply a client no longer knows the token of a call. */
  sent: () => Promise<unknown>;
}

function noteSender(ctx: ServerContext, talk: Talk): NoteSender {
  const progressToken = ctx.mcpReq._meta?.progressToken;
  if (progressToken === undefined) return {send: () => undefined, sent: () => Promise.resolve()};
  const underWay = new Set<Promise<void>>();
  return {
    send(note) {
      const sending = ctx.mcpReq
        .notify({method: 'notifications/progress', params: {progressToken, ...note}})
        .catch((error: unknown) => talk.trace(`a progress notification was not sent: ${String(error)}`))
        .finally(() => underWay.delete(sending));
      underWay.add(sending);
    },
    sent: () => Promise.all(underWay),
  };
}
