import type {Command} from 'commander';
import {commandPage, pageName} from './command-page.js';

/** All manual pages by the names of their files, `docextract-submit.1`, from the whole program with its options. */
export function manualPages(root: Command, version: string): Map<string, string> {
  const commands = root.commands.filter((command) => command.name() !== 'help');
  const pages = [root, ...commands].map((command) => {
    const seeAlso = relatedTo(command, root, commands).map(pageName);
    return [`${pageName(command)}.1`, commandPage({command, root, version, seeAlso})] as const;
  });
  return new Map(pages);
}

/** The page of the program names the first steps; that of a command the program, and its group. */
function relatedTo(command: Command, root: Command, commands: readonly Command[]): Command[] {
  if (command === root)
    return commands.filter((one) => ['init', 'submit', 'config', 'doctor'].includes(one.name()));
  const group = commands.filter((one) => one !== command && one.helpGroup() === command.helpGroup());
  return [root, ...group];
}
