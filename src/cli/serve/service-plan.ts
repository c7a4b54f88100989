import {resolve} from 'node:path';
import {DocextractError} from '../../contract/errors.js';
import {mustExist} from '../../contract/must-exist.js';
import type {ServiceConfiguration} from '../config/read-service-settings.js';
import type {ResolvedSettings} from '../config/resolve.js';
import type {Context} from '../terminal/context.js';
import type {ServiceOptions} from './service-options.js';

/** What a process of the service is to be, by all its settings. */
export interface ServicePlan {
  configuration: ServiceConfiguration;
  host: string;
  port: number;
  dataDir: string;
  /** Unknown `DOCEXTRACT_` variables. */
  unknown: string[];
}

/** Reads all settings and reports all problems at once, with those that `complain` finds in them. */
export async function planService(
  options: ServiceOptions,
  {io}: Context,
  complain: (configuration: ServiceConfiguration) => string[] = () => [],
): Promise<ServicePlan> {
  const {resolveSettings} = await import('../config/resolve.js');
  const {dataDirOf} = await import('../service/local-storage.js');
  const {readServiceSettings} = await import('../config/read-service-settings.js');
  const {dataDirComplaint, refuseComplaints, unknownVariables} = await import('../config/check-service.js');

  const configuration = await readServiceSettings(io, options.config, {
    '--ocr': options.ocr,
    '--ocr-language': options.ocrLanguage,
    '--database-url': options.databaseUrl,
  });
  const {values, complaints} = configuration;
  const general = await resolveSettings(options, io).catch((error: unknown): ResolvedSettings => {
    if (!(error instanceof DocextractError)) throw error;
    // Both readers report the same problem: keep one.
    if (
      !complaints.some((complaint) =>
        complaint.startsWith(mustExist(error.message.split(':')[0], 'name of the setting in the complaint')),
      )
    )
      complaints.push(error.message);
    return {values: {}, origins: {}, aliasOrigins: {}};
  });
  /** Precedence: flags, environment, service file, general settings. */
  const given = {...general.values, ...values, ...flagsOf(options, io.cwd)};
  const {host = '127.0.0.1', port = 8080, dataDir = dataDirOf(general, io)} = given;
  const unwritable = await dataDirComplaint(dataDir);
  const others = unwritable === undefined ? [] : [unwritable];
  refuseComplaints([...complaints, ...others, ...complain(configuration)]);
  return {configuration, host, port, dataDir, unknown: unknownVariables(io)};
}

function flagsOf({host, port, dataDir}: ServiceOptions, cwd: string) {
  return {
    ...(host === undefined ? {} : {host}),
    ...(port === undefined ? {} : {port}),
    ...(dataDir === undefined ? {} : {dataDir: resolve(cwd, dataDir)}),
  };
}
