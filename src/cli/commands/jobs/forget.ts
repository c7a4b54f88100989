import {confirm} from '../../terminal/confirm.js';
import type {Context} from '../../terminal/context.js';
import {DocextractError} from '../../../contract/errors.js';
import {withLedgers} from '../../run/open-ledgers.js';
import {createTalk, type GlobalOptions} from '../../terminal/talk.js';
import {findWork, type FoundWork} from './find.js';

export interface ForgetOptions extends GlobalOptions {
  ids: string[];
  yes?: boolean;
}

/**
 * Removes jobs or requests from the ledger after confirmation. Throws `not_found`, and `locked` for one that runs now.
 */
export async function runForget(options: ForgetOptions, context: Context): Promise<void> {
  const {out, io} = context;
  const forgotten = await withLedgers(options, context, async (ledgers) => {
    const found = options.ids.map((id) => findWork(ledgers, id, io.now()));
    found.forEach(refuseRunning);
    if (!(await confirm(questionOf(found), options.yes === true, context))) return undefined;
    for (const {ledger, record} of found) await ledger.forget(record.id);
    return found.map(({record}) => record.id);
  });
  if (forgotten === undefined) createTalk(options, context).info('nothing was forgotten');
  if (options.json === true || options.events === true)
    out.print(
      JSON.stringify({...(options.events === true && {type: 'summary'}), forgotten: forgotten ?? []}),
    );
}

function refuseRunning({record}: FoundWork): void {
  if (record.state === 'running')
    throw new DocextractError('locked', `a command that runs now is at ${record.id}`, {
      hint: 'wait until it has ended',
    });
}

function questionOf(found: FoundWork[]): string {
  const documents = found.reduce((sum, {record}) => sum + record.documents, 0);
  const open = found.filter(({record}) => record.state === 'pending').length;
  const lost = open === 0 ? '' : ` The results of ${open} are not collected yet.`;
  return `Forget ${found.length} with ${documents} documents, which the next run would pay again?${lost}`;
}
