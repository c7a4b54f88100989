import type {Context} from '../terminal/context.js';
import {createTalk, type GlobalOptions} from '../terminal/talk.js';
import {inspectDatabase, inspectStore} from './inspect-store.js';
import type {ServicePlan} from './service-plan.js';

/** Where a process would listen; absent for one that would not. */
interface Listening {
  host: string;
  port: number;
}

/** `--check`: tells all settings with their origins, and throws with what is wrong with database and store. */
export async function tellPlan(
  plan: ServicePlan,
  {listening, options, context}: {listening?: Listening; options: GlobalOptions; context: Context},
): Promise<void> {
  const {describeSettings, refuseComplaints} = await import('../config/check-service.js');
  const {configuration, dataDir, unknown} = plan;
  const database = await inspectDatabase(plan);
  const {problems, warnings} = await inspectStore(plan, context);
  refuseComplaints(problems);
  const rows = describeSettings(configuration);
  if (options.json === true) {
    const given = rows.filter(([, , origin]) => origin !== undefined);
    const settings = Object.fromEntries(given.map(([name, value, origin]) => [name, {value, origin}]));
    const rest = rows.filter(([, value, origin]) => origin === undefined && value !== '');
    const defaults = Object.fromEntries(rest.map(([name, value]) => [name, value]));
    // A plan has more, and secrets.
    const address = listening && {host: listening.host, port: listening.port};
    const general = {...address, data_dir: dataDir, ...(database && {database})};
    const told = {...general, settings, defaults, unknown, warnings};
    return context.out.print(JSON.stringify(told, null, 2));
  }
  const {table} = await import('../render/table.js');
  const width = context.io.stdout.columns ?? Number.POSITIVE_INFINITY;
  const where = listening && `listen on ${listening.host} port ${listening.port}, data in ${dataDir}`;
  context.out.print(`would ${where ?? `listen nowhere, data in ${dataDir}`}`);
  if (database) context.out.print(`PostgreSQL ${database.version} at ${database.place} can be used`);
  const cells = rows.map(([name, value, origin = 'default']) => [name, value, origin]);
  table(['SETTING', 'VALUE', 'FROM'], cells, width).forEach((line) => context.out.print(line));
  const talk = createTalk(options, context);
  warnings.forEach((warning) => talk.info(warning));
  unknown.forEach((name) => talk.info(`${name} is set and means nothing`));
}
