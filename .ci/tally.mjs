import {readFileSync} from 'node:fs';
import {relative} from 'node:path';

/**
 * Prints "PASSED FAILED" of a vitest JSON report, then a line for each failure; a file that failed before its first test
 * counts as one.
 */
const report = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const failures = report.testResults.flatMap(({name, status, message, assertionResults}) => {
  const file = relative('.', name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length > 0) return failed.map((test) => lineOf(file, test.fullName, test.failureMessages[0]));
  return status === 'failed' ? [lineOf(file, 'did not start', message)] : [];
});
console.log(report.numPassedTests, failures.length);
for (const failure of failures) console.log(failure);

function lineOf(file, title, message = '') {
  return `${file}: ${title.trim()}: ${message.split('\n')[0]}`;
}
