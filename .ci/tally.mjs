import {readFileSync} from 'node:fs';

/** Prints "PASSED FAILED" of a vitest JSON report; a file that failed before its first test counts as one failure. */
const report = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const broken = report.testResults.filter(
  ({status, assertionResults}) =>
    status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
);
console.log(report.numPassedTests, report.numFailedTests + broken.length);
