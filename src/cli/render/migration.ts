import {counted} from '../../contract/counted.js';
import {shellWord} from '../../batch/model/shell-word.js';
import type {MoveEnds, MoveRequest} from '../../storage/open-move.js';
import type {MoveOutcome} from '../../storage/move/move-storage.js';
import type {Survey} from '../../storage/move/survey.js';
import {formatBytes} from './progress-state.js';

type Plan = Survey & MoveEnds;
type Moved = MoveOutcome & MoveEnds;

/** For programs. */
export function planRecord({from, to, tables, databaseBytes, files}: Plan) {
  const rows = Object.fromEntries(tables.map(({table, rows}) => [table, rows]));
  return {moved: false, from, to, rows, database_bytes: databaseBytes, files};
}

/** For programs. */
export function movedRecord({from, to, tables, files, wasMade}: Moved) {
  const {count, copied, bytes, unreadable} = files;
  return {
    ...{moved: true, was_made_before: wasMade, from, to},
    tables: Object.fromEntries(tables.map(({table, rows, sha256}) => [table, {rows, sha256}])),
    files: {count, copied, copied_bytes: bytes, missing: unreadable},
  };
}

/** What `migrate --dry-run` would move, as lines for people. */
export function planLines({from, to, tables, databaseBytes, files}: Plan): string[] {
  const filled = tables.filter(({rows}) => rows > 0);
  const rows = filled.map((one) => `${one.table} ${one.rows}`).join(', ');
  const {count, bytes, missing} = files;
  return [
    ...(from.database === to.database
      ? [`the database stays at ${from.database}`]
      : [
          `${from.database} would be moved to ${to.database}`,
          `rows (${formatBytes(databaseBytes)} with indexes): ${rows === '' ? 'none' : rows}`,
        ]),
    from.files === to.files
      ? `documents stay in ${from.files}: ${counted(count, 'file')} (${formatBytes(bytes)})`
      : `documents of ${from.files} would be moved to ${to.files}: ${counted(count, 'file')} (${formatBytes(bytes)})`,
    ...(missing.length === 0 ? [] : [`${counted(missing.length, 'file')} missing, such as ${missing[0]}`]),
    'nothing was moved',
  ];
}

/** What `migrate` has moved, and the next steps, as lines for people. */
export function movedLines({from, to, tables, files, wasMade}: Moved, request: MoveRequest): string[] {
  if (wasMade) return [`it was moved to ${to.database} before; ${from.database} is marked as moved`];
  const rows = tables.reduce((sum, one) => sum + one.rows, 0);
  const {count, copied, bytes, unreadable} = files;
  const inTables = `${counted(rows, 'row')} in ${counted(tables.filter((one) => one.rows > 0).length, 'table')}`;
  return [
    ...(tables.length === 0 ? [] : [`the database is in ${to.database}: ${inTables}, compared`]),
    from.files === to.files
      ? `documents stay in ${to.files}: ${counted(count, 'file')}`
      : `documents are in ${to.files}: ${counted(count, 'file')}, compared (${copied} copied now, ${formatBytes(bytes)})`,
    ...(unreadable.length === 0 ? [] : [`missing at the source: ${unreadable.join(', ')}`]),
    ...nextSteps(request, {from, to}),
  ];
}

function nextSteps({dataDir, to: target}: MoveRequest, {from, to}: MoveEnds): string[] {
  if (target === undefined)
    return [
      'start the service as before; the directory kept-before-move, where it is, can be deleted when it has been seen to work',
    ];
  const stay = to.files === from.files && !to.files.startsWith('s3:');
  const node = to.database === target ? shellWord(target) : stay ? shellWord(dataDir) : '<a new directory>';
  const url =
    to.database === target ? 'without DOCEXTRACT_DATABASE_URL' : 'with DOCEXTRACT_DATABASE_URL set to it';
  return [
    `start the service ${url}: docextract serve --data-dir ${node}`,
    `the database at ${from.database} is whole and marked as moved: delete it when the new one has been seen to work${stay ? ', but not the documents' : ', with its documents'}`,
  ];
}
