import {readFileSync} from 'node:fs';
import type {Command} from 'commander';
import {beforeAll, expect, test} from 'vitest';
import {manualPages} from '../../../src/cli/manual/pages.js';
import {roffText, textLine} from '../../../src/cli/manual/roff.js';
import {wholeProgram} from '../../../src/cli/program.js';
import {fakeContext} from '../fake-io.js';

let root: Command;
let pages: Map<string, string>;
beforeAll(async () => {
  root = await wholeProgram(fakeContext());
  pages = manualPages(root, '1.2.3');
});

const commandsOf = (command: Command): Command[] =>
  command.commands.flatMap((one) => [one, ...commandsOf(one)]).filter((one) => one.name() !== 'help');
const pageOf = (command: Command): string =>
  command.parent === null || command.parent === root
    ? (pages.get(command === root ? 'docextract.1' : `docextract-${command.name()}.1`) ?? '')
    : pageOf(command.parent);

test('every command has a page, and nothing else has one', () => {
  const names = root.commands.map((one) => one.name()).filter((name) => name !== 'help');
  expect([...pages.keys()].toSorted()).toEqual(
    ['docextract.1', ...names.map((name) => `docextract-${name}.1`)].toSorted(),
  );
});

test('package.json has npm install the page of every command', () => {
  const {man} = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as {
    man: string[];
  };
  expect(man.toSorted()).toEqual([...pages.keys()].map((name) => `./dist/man/${name}`).toSorted());
});

test('every option of a command and of its verbs is on its page, with what it means', () => {
  const missing = [root, ...commandsOf(root)].flatMap((command) =>
    [...command.options, ...root.options]
      .filter(({hidden, long}) => !hidden && (command === root || long !== '--version'))
      .filter(
        ({long, description}) =>
          !pageOf(command).includes(`\\fB${roffText(long ?? '')}\\fR`) ||
          !pageOf(command).includes(roffText(description.replace(/ \([^)]*\)$/, ''))),
      )
      .map(({long}) => `${command.name()} ${long ?? ''}`),
  );
  expect(missing).toEqual([]);
});

test('every verb of a command is on its page', () => {
  const verbs = commandsOf(root).filter(({parent}) => parent !== root);
  expect(verbs.length).toBeGreaterThan(20);
  const missing = verbs.filter(
    (verb) => !pageOf(verb).includes(`.SS "docextract ${verb.parent?.name() ?? ''} ${verb.name()}"`),
  );
  expect(missing.map((verb) => verb.name())).toEqual([]);
});

test('every page has the sections of a manual page, in their order', () => {
  const order = [
    'NAME',
    'SYNOPSIS',
    'DESCRIPTION',
    'OPTIONS',
    '"EXIT STATUS"',
    'FILES',
    'ENVIRONMENT',
    'EXAMPLES',
  ];
  for (const [name, text] of pages) {
    const sections = [...text.matchAll(/^\.SH (.*)$/gm)].map((match) => match[1]);
    expect({name, sections: sections.filter((one) => one !== 'COMMANDS')}).toEqual({
      name,
      sections: [...order, '"SEE ALSO"'],
    });
  }
});

test('a page tells the exit codes, examples, variables and files of its command', () => {
  const submit = pages.get('docextract-submit.1') ?? '';
  expect(submit).toContain('.TP\n\\fB14\\fR\nresults not assigned (paid; the raw reply is kept)\n');
  expect(submit).toContain('\ndocextract submit ./scans \\-\\-template invoice \\-o results\n');
  expect(submit).toContain('\\fBDOCEXTRACT_TEMPLATE\\fR\n');
  expect(submit).toContain('\\fBdocextract\\-results/a/b.pdf.json\\fR\n');
  expect(pages.get('docextract-demo.1')).not.toContain('DOCEXTRACT_TEMPLATE');
  expect(pages.get('docextract-serve.1')).toContain('\\fBDOCEXTRACT_MAX_UPLOAD\\fR\n');
});

test('lines of a page are known requests or text, and text has no bare hyphen, quote or letter beyond ASCII', () => {
  const requests = /^\.(?:TH|SH|SS|TP|PP|RS|RE|EX|EE)(?: .*)?$/;
  const text =
    /^(?!['.])(?:[^-\\'"`^~\u0080-\uffff]|\\(?:[-&]|f[BIR]|\((?:aq|dq|ga|ha|ti|rs)|\[u[0-9A-F]{4,6}\]))+$/;
  const strange = [...pages].flatMap(([name, page]) =>
    page
      .trimEnd()
      .split('\n')
      .filter((line) => !requests.test(line) && !text.test(line))
      .map((line) => `${name}: ${line}`),
  );
  expect(strange).toEqual([]);
});

test('text is escaped for roff: backslashes, hyphens, quotes, leading dots', () => {
  expect(roffText(String.raw`C:\new --json 'x' "y" a^b ~ …`)).toBe(
    String.raw`C:\(rsnew \-\-json \(aqx\(aq \(dqy\(dq a\(hab \(ti \[u2026]`,
  );
  expect(textLine(roffText('.hidden files'))).toBe(String.raw`\&.hidden files`);
  expect(roffText('shows in `ps`; see `config show`')).toBe('shows in \\fBps\\fR; see \\fBconfig show\\fR');
});

test('the same program gives the same pages', async () => {
  expect(manualPages(await wholeProgram(fakeContext()), '1.2.3')).toEqual(pages);
});
