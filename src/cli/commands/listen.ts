import {Option, type Command} from 'commander';
import {createCommand} from '../options/create-command.js';
import type {Context} from '../terminal/context.js';
import {addGroup} from '../options/shared-flags.js';
import type {ListenFlags} from '../run/run-receiver.js';
import {bytesValue, countValue, listValue, outputValue, portValue} from '../options/option-values.js';

export type ListenOptions = ListenFlags;

export function listenCommand(context: Context, run = runListen): Command {
  const command = createCommand(context, 'listen', {
    examples: [
      [
        'docextract listen --secret-file secret.txt -o results',
        'on http://127.0.0.1:8080, signed deliveries',
      ],
      ['docextract listen --header-file token.txt --forward http://127.0.0.1:3000/hooks', 'and send them on'],
      ['docextract listen --exec "./import.sh" -q', 'a program for each delivery, its JSON on stdin'],
      ['docextract listen --port 0 --once --events', 'for programs: take one delivery and end'],
    ],
    exitCodes: [0, 2, 3, 5, 6, 11, 13, 130, 143],
  }).description(
    'Receive the webhook deliveries of finished jobs and write their results to <job id>/ of the results directory. A ' +
      'delivery is on the disk before it is answered with 200; one that comes again is answered and dropped. Runs until ' +
      'Ctrl-C or SIGTERM. With --json it prints {"type":"listening","url":…} on stdout once it is ready.',
  );
  addGroup(command, 'Receiver:', [
    new Option('--host <address>', 'the address to listen on (127.0.0.1)'),
    new Option('--port <port>', 'the port, 0 for any free one (8080)').argParser(portValue),
    new Option('--max-bytes <size>', 'reject deliveries larger than this (16MiB)').argParser(bytesValue),
    new Option('--once', 'end after one delivery').conflicts('count'),
    new Option('--count <n>', 'end after so many deliveries').argParser(countValue),
  ]);
  addGroup(command, 'Checks:', [
    new Option('--header-file <file>', 'headers that deliveries must have: "Name: value", one a line'),
    new Option(
      '--header <header>',
      'the same on the command line, where it shows in `ps`; repeatable',
    ).argParser(listValue),
    new Option('--secret-file <file>', 'secrets they must be signed with (Standard Webhooks), one a line'),
    new Option(
      '--secret <secret>',
      'the same on the command line, where it shows in `ps`; repeatable',
    ).argParser(listValue),
  ]);
  addGroup(command, 'Deliveries:', [
    new Option('-o, --output <dir>', 'write results to this directory (docextract-results)').argParser(
      outputValue,
    ),
    new Option('--forward <url>', 'send each on, byte for byte, until it is taken; goes on after a restart'),
    new Option(
      '--exec <command>',
      'run a program for each, without a shell, with a JSON record on its stdin',
    ),
  ]);
  return command.action(() => run(command.optsWithGlobals<ListenOptions>(), context));
}

async function runListen(options: ListenOptions, context: Context): Promise<void> {
  const {runReceiver} = await import('../run/run-receiver.js');
  await runReceiver(options, context);
}
