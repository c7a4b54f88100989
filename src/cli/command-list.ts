import type {Command} from 'commander';
import type {WholeProgram} from './commands/setup/completion.js';
import type {Context} from './terminal/context.js';

export interface CommandEntry {
  /** Heading of the help under which it is listed. */
  group: string;
  name: string;
  summary: string;
  /** `wholeProgram` builds the tree of all commands. */
  load(wholeProgram: WholeProgram): Promise<(context: Context) => Command>;
}

/** Every command, in the order of the help. Its code is loaded when it runs. */
export const commandList: readonly CommandEntry[] = [
  {
    group: 'Documents:',
    name: 'process',
    summary: 'extract documents one by one, each answered at once',
    load: async () => (await import('./commands/process.js')).processCommand,
  },
  {
    group: 'Documents:',
    name: 'submit',
    summary: 'extract a folder as jobs: archive, submit, wait, write results',
    load: async () => (await import('./commands/submit.js')).submitCommand,
  },
  {
    group: 'Documents:',
    name: 'agent',
    summary: 'extract fields that you describe by prompts, without a template',
    load: async () => (await import('./commands/agent.js')).agentCommand,
  },
  {
    group: 'Documents:',
    name: 'explain',
    summary: 'say why each field of a document has its value',
    load: async () => (await import('./commands/explain.js')).explainCommand,
  },
  {
    group: 'Jobs:',
    name: 'status',
    summary: 'show where jobs stand',
    load: async () => (await import('./commands/status.js')).statusCommand,
  },
  {
    group: 'Jobs:',
    name: 'results',
    summary: 'fetch the results of finished jobs',
    load: async () => (await import('./commands/results.js')).resultsCommand,
  },
  {
    group: 'Jobs:',
    name: 'watch',
    summary: 'follow jobs to their results, or watch a folder and extract what is put there',
    load: async () => (await import('./commands/watch.js')).watchCommand,
  },
  {
    group: 'Jobs:',
    name: 'listen',
    summary: 'receive the webhook deliveries of finished jobs',
    load: async () => (await import('./commands/listen.js')).listenCommand,
  },
  {
    group: 'Jobs:',
    name: 'jobs',
    summary: 'show what was sent and paid, forget it, delete jobs, or take in jobs from elsewhere',
    load: async () => (await import('./commands/jobs/index.js')).jobsCommand,
  },
  {
    group: 'Jobs:',
    name: 'correct',
    summary: 'write corrected values into results',
    load: async () => (await import('./commands/correct.js')).correctCommand,
  },
  {
    group: 'Jobs:',
    name: 'review',
    summary: 'check the results of a folder in the browser, and correct them',
    load: async () => (await import('./commands/review.js')).reviewCommand,
  },
  {
    group: 'Service:',
    name: 'studio',
    summary: 'open the studio in the browser: make templates, check results, run the service',
    load: async () => (await import('./commands/studio.js')).studioCommand,
  },
  {
    group: 'Service:',
    name: 'serve',
    summary: 'run the extraction service',
    load: async () => (await import('./commands/serve.js')).serveCommand,
  },
  {
    group: 'Service:',
    name: 'worker',
    summary: 'read the documents that the service takes in on other machines',
    load: async () => (await import('./commands/worker.js')).workerCommand,
  },
  {
    group: 'Service:',
    name: 'mcp',
    summary: 'serve tools for agents (Model Context Protocol)',
    load: async () => (await import('./commands/mcp.js')).mcpCommand,
  },
  {
    group: 'Service:',
    name: 'templates',
    summary: 'list, create and change the templates of the local service',
    load: async () => (await import('./commands/templates/index.js')).templatesCommand,
  },
  {
    group: 'Service:',
    name: 'keys',
    summary: 'issue, list and revoke API keys of the local service',
    load: async () => (await import('./commands/administration/keys.js')).keysCommand,
  },
  {
    group: 'Service:',
    name: 'credits',
    summary: 'show and change the credits of accounts of the local service',
    load: async () => (await import('./commands/administration/credits.js')).creditsCommand,
  },
  {
    group: 'Service:',
    name: 'webhooks',
    summary: 'show what the local service sends to webhooks, and send it again',
    load: async () => (await import('./commands/administration/webhooks.js')).webhooksCommand,
  },
  {
    group: 'Service:',
    name: 'backup',
    summary: 'copy the data of the local service while it runs',
    load: async () => (await import('./commands/administration/backup.js')).backupCommand,
  },
  {
    group: 'Service:',
    name: 'migrate',
    summary: 'move the data of the local service to PostgreSQL or an S3 store, or back',
    load: async () => (await import('./commands/migrate/index.js')).migrateCommand,
  },
  {
    group: 'More:',
    name: 'init',
    summary: 'make a project file: service, template and results of a directory',
    load: async () => (await import('./commands/setup/init.js')).initCommand,
  },
  {
    group: 'More:',
    name: 'demo',
    summary: 'extract three made invoices, and show what comes out',
    load: async () => (await import('./commands/setup/demo.js')).demoCommand,
  },
  {
    group: 'More:',
    name: 'login',
    summary: 'store the address and the key of a remote service',
    load: async () => (await import('./commands/setup/login.js')).loginCommand,
  },
  {
    group: 'More:',
    name: 'logout',
    summary: 'remove a stored key',
    load: async () => (await import('./commands/setup/logout.js')).logoutCommand,
  },
  {
    group: 'More:',
    name: 'config',
    summary: 'show and change settings',
    load: async () => (await import('./commands/setup/config.js')).configCommand,
  },
  {
    group: 'More:',
    name: 'doctor',
    summary: 'check settings, service, key, clock, disk and packages',
    load: async () => (await import('./commands/setup/doctor.js')).doctorCommand,
  },
  {
    group: 'More:',
    name: 'completion',
    summary: 'print a script that completes commands in bash, zsh, fish or PowerShell',
    load: async (wholeProgram) => {
      const {completionCommand} = await import('./commands/setup/completion.js');
      return (context) => completionCommand(context, wholeProgram);
    },
  },
];
