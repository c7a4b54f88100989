import {settingNames, variableOf, type SettingName} from '../config/settings.js';
import {entryOf, serviceSettingNames, serviceVariableOf} from '../config/service-settings.js';

/** A variable of the environment, or a file, and what it is for. */
export type Named = readonly [name: string, meaning: string];

/** What each setting means, for the variable that sets it. */
const meanings: Record<SettingName, string> = {
  baseUrl: 'the service to use, with or without /v1; the built-in one when not set',
  apiKey: 'its key',
  apiKeyFile: 'a file that holds the key',
  apiKeyCommand: 'a command of the shell that prints the key',
  auth: 'how the key is sent: x-auth or bearer',
  template: 'the template, by id or alias',
  templates: 'aliases of templates of a remote service: bills=<id>,slips=<id>',
  output: 'the directory for results',
  format: 'what results are written as',
  upload: 'how documents are sent: multipart, binary or base64',
  concurrency: 'how many requests at a time',
  retries: 'further attempts after one that may be repeated',
  timeout: 'how long a reply may take',
  connectTimeout: 'how long a connection may take',
  jobTimeout: 'how long a job is waited for',
  dataDir: 'where the local service keeps its data',
  stateDir: 'where the ledger of paid requests is kept',
  host: 'the address to listen on',
  port: 'the port to listen on',
};

/** Variables that set one of these settings. */
export function variablesOf(isMeant: (name: SettingName) => boolean): Named[] {
  return settingNames.filter(isMeant).map((name) => [variableOf(name), meanings[name]]);
}

/** Variables of the operator of the service. */
export function serviceVariables(): Named[] {
  return serviceSettingNames.map((name) => [serviceVariableOf(name), entryOf(name).what]);
}

/** Variables that hold for every command. */
export const commonVariables: readonly Named[] = [
  ['DOCEXTRACT_PROFILE', 'the profile to use, of those in the configuration files'],
  ['NO_COLOR, FORCE_COLOR', 'no colours, or colours without a terminal too'],
];

/** Variables of commands that speak to a service. */
export const networkVariables: readonly Named[] = [
  ['HTTPS_PROXY, HTTP_PROXY, NO_PROXY', 'proxies to a remote service, and hosts that need none'],
  ['NODE_EXTRA_CA_CERTS', 'a file with further certificate authorities'],
];

/** Files on Linux: macOS and Windows have directories of their own for these. */
export const files: readonly Named[] = [
  [
    'docextract.config.json',
    'settings of a project, in the working directory or above; `docextract init` writes one',
  ],
  ['~/.config/docextract/config.json', 'settings of the user, with stored keys; readable by its owner alone'],
  [
    '~/.local/share/docextract',
    'what the local service keeps: documents, results until they expire, templates, keys',
  ],
  ['~/.local/state/docextract', 'the ledger of paid requests'],
];

/** Files of commands that write results. */
export const resultFiles: readonly Named[] = [
  ['docextract-results/a/b.pdf.json', 'the result of a/b.pdf'],
  ['docextract-results/.docextract', 'the manifest of runs, and replies of the service as they came'],
];
