/**
 * A move that ends itself with -9 at a named moment: `move-until.mjs REQUEST MOMENT COUNT`, where the request is JSON and
 * the moment is met so often before. Prints what came of it, as JSON: {outcome} or {code, message, hint}.
 */
import process from 'node:process';
import {move} from '../../../../dist/storage/open-move.js';

const [, , request, moment, count = '1'] = process.argv;
let left = Number(count);
const at = (met) => {
  if (met === moment && --left === 0) process.kill(process.pid, 'SIGKILL');
};
try {
  process.stdout.write(JSON.stringify({outcome: await move({...JSON.parse(request), at})}));
} catch (error) {
  const {code, message, hint} = error;
  process.stdout.write(
    JSON.stringify({code, message, hint, stack: code === undefined ? error.stack : undefined}),
  );
}
