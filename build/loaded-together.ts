/**
 * Sources that commands need together, by the file of the bundle that they are in. To find, open and compile a file costs
 * Node more than the few hundred lines that a command may not need of it. What loads schemas or the engine is in none.
 */
const groups: readonly (readonly [name: string, sources: RegExp])[] = [
  [
    'cli/frame',
    /^(?:cli\/(?:program|options\/create-command|terminal\/(?:context|exit-codes|printable|sink))|contract\/(?:errors|required))$/,
  ],
  ['cli/flags', /^cli\/options\/(?:option-values|shared-flags)$/],
  [
    'cli/settings',
    /^(?:cli\/(?:config\/(?:api-key|directories|files|key-setting|plain-setting|resolve|settings|web-address)|render\/table|terminal\/width)|contract\/records)$/,
  ],
  [
    'cli/remote',
    /^(?:cli\/(?:run\/named-jobs|service\/(?:connection|proxies|service-client)|terminal\/(?:interruption|talk))|batch\/files\/shared-rate-limiter|client\/(?!(?:backoff|connection-failure|final-error|probe|reply-error|reply-error-words|network\/undici-network|reply-text|upload)$).+|contract\/(?:job-status|rate-limit|routes))$/,
  ],
];

/** The file of the bundle for a source without its ending: one with others, or one of its own. */
export function loadedTogether(source: string): string {
  return groups.find(([, sources]) => sources.test(source))?.[0] ?? source;
}
