/** A command of the README and what it says the command prints. */
export interface Shown {
  section: string;
  command: string;
  output: string;
}

/** The commands of blocks that show output, in their order: lines that begin with `$ `, continued behind a backslash. */
export function shownCommands(markdown: string): Shown[] {
  return sectionsOf(markdown).flatMap(({title, text}) =>
    [...text.matchAll(/```text\n(.*?)```/gs)].flatMap(([, block]) =>
      block!
        .split(/^(?=\$ )/m)
        .filter((part) => part.startsWith('$ '))
        .map((part) => ({section: title, ...splitCommand(part)})),
    ),
  );
}

function sectionsOf(markdown: string): {title: string; text: string}[] {
  return markdown.split(/^(?=#{2,3} )/m).map((text) => ({title: /^#+ (.*)/.exec(text)?.[1] ?? '', text}));
}

function splitCommand(part: string): Omit<Shown, 'section'> {
  const [, command, output] = /^\$ ((?:[^\n]*\\\n)*[^\n]*)\n?([^]*)$/.exec(part)!;
  return {command: command!.replaceAll(/\\\n\s*/g, ''), output: output!};
}

/**
 * Output without what differs from run to run: ids, keys, tickets, secrets, times, ports, free space, commit, versions of Node, languages of
 * tesseract, and how far a job has come. The home
 * of the README is that of the test.
 */
export function comparable(output: string, home: string): string[] {
  return output
    .replaceAll(home, '/home/ana')
    .replace(/[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g, (id) =>
      id.startsWith('0d0c0de5') ? id : '<id>',
    )
    .replace(/\bdx_\S+/g, '<key>')
    .replace(/\bmsg_[0-9a-f]+/g, '<message>')
    .replace(/\bwhsec_\S+/g, '<secret>')
    .replace(/\bticket=\S+/g, 'ticket=<ticket>')
    .replace(/\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d)?Z/g, '<moment>')
    .replace(/127\.0\.0\.1:\d+/g, '127.0.0.1:<port>')
    .replace(/\bin (?:\d+ h|\d+ min|[\d.]+ s)(?: \d+ (?:min|s))?(?!\w)/g, 'in <time>')
    .replace(/[\d.]+ [kMGT]B free/g, '<space> free')
    .replace(/commit [0-9a-f]{12}(?: with changes)?|built from no known commit/g, 'commit <commit>')
    .replace(/Node \d+\.\d+\.\d+ on \w+/g, 'Node <version>')
    .replace(/^(ok +tesseract +).*$/gm, '$1<languages>')
    .replace(/<id>  [A-Z ]+?  .*\/13.*/g, '<id>  <status>')
    .split('\n')
    .map((line) => line.replace(/ {2,}/g, '  ').trimEnd())
    .filter((line) => line !== '' && !isProgress(line));
}

/** Told every 30 s, by a slow machine alone. */
function isProgress(line: string): boolean {
  return /^(?:\d+\/\d+ documents|looking at the documents)(?: · |$)/.test(line);
}

/**
 * What is wrong with a printout: data that the README does not show, or what it shows and nobody printed. It may leave out
 * what goes to stderr.
 */
export function differences(
  printed: {stdout: string; all: string},
  shown: string,
  home: string,
): {unshown: string[]; unprinted: string[]} {
  const [stdout, all, said] = [printed.stdout, printed.all, shown].map((text) => comparable(text, home));
  return {unshown: missingIn(said!, stdout!), unprinted: missingIn(all!, said!)};
}

/** The lines that do not come in this order among others. */
function missingIn(lines: string[], wanted: string[]): string[] {
  let from = 0;
  return wanted.filter((line) => {
    const at = lines.indexOf(line, from);
    if (at >= 0) from = at + 1;
    return at < 0;
  });
}
