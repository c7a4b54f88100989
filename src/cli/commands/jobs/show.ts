import type {Context} from '../../context.js';
import {jobCommand} from '../../../batch/shell-word.js';
import {type WorkRecord, type WorkSource} from '../../ledger-entries.js';
import {withLedgers} from '../../ledgers.js';
import {commandLine} from '../../render/command-line.js';
import {printable} from '../../render/printable.js';
import {createTalk, type GlobalOptions} from '../../talk.js';
import {findWork} from './find.js';

export interface ShowOptions extends GlobalOptions {
  id: string;
}

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
  running: 'a command that runs now is at it',
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

/** Command lines that go on from here. */
function nextCommands({state, id, job_id: jobId, operation, template, sources}: WorkRecord): string[] {
  const paths = sources.slice(0, 3).map(({path}) => path);
  const more = sources.length > 3 ? ['…'] : [];
  const again = (flag: string) =>
    commandLine([operation, ...paths], [...more, ...(template === undefined ? [] : ['-t', template]), flag]);
  switch (state) {
    case 'pending':
      return [jobCommand('results -o DIR', [jobId!])];
    case 'expired':
      return [jobCommand('results -o DIR', [jobId!]), jobCommand('jobs forget', [id])];
    case 'unknown':
      return [
        `${again('--retry-unknown')}   (may be paid twice)`,
        `${jobCommand('jobs forget', [id])}   (the same, for the next run)`,
      ];
    case 'failed':
      return operation === 'imported' ? [] : [again('--retry-failed')];
    default:
      return [];
  }
}
