import type {Context} from '../../terminal/context.js';
import {jobCommand} from '../../../batch/model/shell-word.js';
import {type WorkRecord, type WorkSource} from '../../run/ledger-entries.js';
import {withLedgers} from '../../run/open-ledgers.js';
import {commandLine} from '../../render/command-line.js';
import {printable} from '../../terminal/printable.js';
import {createTalk, type GlobalOptions} from '../../terminal/talk.js';
import {findWork} from './find.js';

export interface ShowOptions extends GlobalOptions {
  id: string;
}

/** Prints one job or request of the ledger and the commands to run next. Sends no request. Throws `not_found`. */
export async function runShow(options: ShowOptions, context: Context): Promise<void> {
  const {out, io} = context;
  const record = await withLedgers(options, context, (ledgers) =>
    Promise.resolve(findWork(ledgers, options.id, io.now()).record),
  );
  const next = nextCommands(record);
  if (options.json === true || options.events === true)
    return out.print(JSON.stringify({...record, next}, null, options.events === true ? 0 : 2));
  factLines(record).forEach((line) => out.print(line));
  const talk = createTalk(options, context);
  next.forEach((line) => talk.next(line));
}

function factLines(record: WorkRecord): string[] {
  const facts: [string, string | undefined][] = [
    [record.job_id === undefined ? 'request' : 'job', record.id],
    ['state', stateWords(record)],
    ['status', record.status],
    ['operation', record.operation],
    ['template', record.template],
    ['service', record.service],
    ['submitted', record.submitted_at],
    ['results until', record.expires_at],
    ['documents', record.documents === 0 ? undefined : String(record.documents)],
    ['error', record.error && `${record.error.code}: ${record.error.message}`],
  ];
  return [
    ...facts.flatMap(([name, value]) =>
      value === undefined ? [] : [`${name.padEnd(13)}  ${printable(value)}`],
    ),
    ...record.sources.map(sourceLine),
  ];
}

const words: Partial<Record<WorkRecord['state'], string>> = {
  unknown: 'sent, and perhaps paid: what came of it is not known',
  running: 'a running command is working on it',
  pending: 'submitted; its results are to be collected',
  expired: 'its results were not collected in time, and are deleted by now',
};

function stateWords({state}: WorkRecord): string {
  const more = words[state];
  return more === undefined ? state : `${state} (${more})`;
}

function sourceLine({source, state, result, error}: WorkSource): string {
  const what = error?.message ?? result ?? '';
  return `  ${printable([source, state ?? '', what].filter((part) => part !== '').join('  '))}`;
}

/** Suggested next commands. */
function nextCommands({state, id, job_id: jobId, operation, template, sources}: WorkRecord): string[] {
  const paths = sources.slice(0, 3).map(({path}) => path);
  // The record does not hold all options; different ones would be different, paid work.
  const rest = operation === 'agent' || sources.length > paths.length ? ['…'] : [];
  const again = (flags: readonly string[]) =>
    commandLine(
      [operation, ...paths, ...(template === undefined ? [] : ['-t', template])],
      [...rest, ...flags],
    );
  switch (state) {
    case 'pending':
      return [jobCommand('results -o DIR', [jobId!])];
    case 'expired':
      return [
        jobCommand('results -o DIR', [jobId!]),
        `${jobCommand('jobs forget', [id])}   (the next run sends its documents again, and pays again)`,
      ];
    case 'unknown':
      return [
        `${again(['--retry-unknown'])}   (may be paid twice)`,
        `${jobCommand('jobs forget', [id])}   (the same, for the next run: may be paid twice)`,
      ];
    case 'failed':
      if (operation === 'imported') return [];
      return isUnassigned(sources)
        ? [`${again(['--per-file', '--retry-failed'])}   (exact, but paid again)`]
        : [`${again(['--retry-failed'])}   (may be paid again)`];
    default:
      return [];
  }
}

/** Whether the archive's results could not be assigned: sending it again gives the same reply. */
function isUnassigned(sources: readonly WorkSource[]): boolean {
  return sources.some(({error}) => error?.code === 'not_assigned');
}
