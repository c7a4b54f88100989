import {isIP} from 'node:net';
import {DocextractError} from '../../contract/errors.js';
import type {TemplateFile} from '../../contract/templates.js';
import type {AllowedAddresses} from '../../service/webhooks/address-rules.js';
import type {RefusedAddress} from '../../service/webhooks/allowed-addresses.js';
import {refuseComplaints} from '../config/check-service.js';
import {type ServiceSettingName, type ServiceValues, serviceVariableOf} from '../config/service-settings.js';
import type {Io} from '../io.js';

/** Throws `usage` for a template whose webhook the service, with its current settings, would refuse. */
export async function refuseForbiddenWebhook({name, webhook}: TemplateFile, io: Io): Promise<void> {
  if (!webhook) return;
  const {readServiceSettings} = await import('../config/read-service-settings.js');
  const {values, complaints} = await readServiceSettings(io);
  refuseComplaints(complaints);
  const allowed = await allowedIn(values);
  const refused = await refusedAt(webhook.url, allowed);
  if (refused !== undefined) throw await forbidden(name, refused, allowed);
}

/** As in `serve`: a service on loopback may send to this machine. */
async function allowedIn({
  webhookAllow = [],
  webhookLoopback,
  host,
}: ServiceValues): Promise<AllowedAddresses> {
  const {isLoopback} = await import('../../service/webhooks/address-rules.js');
  const isLocal = host === undefined || host === 'localhost' || (isIP(host) !== 0 && isLoopback(host));
  return {allow: webhookAllow, loopback: webhookLoopback ?? isLocal};
}

/** `undefined` also for a name that does not resolve here: it may where the service runs. */
async function refusedAt(address: string, allowed: AllowedAddresses): Promise<RefusedAddress | undefined> {
  const {createAddressRules} = await import('../../service/webhooks/address-rules.js');
  const {createNameServerLookUp} = await import('../../service/webhooks/name-server-lookup.js');
  const {addressesOf, firstRefused} = await import('../../service/webhooks/allowed-addresses.js');
  const rules = createAddressRules(allowed);
  const url = new URL(address);
  const resolve = createNameServerLookUp({patience: {timeout: 2000, tries: 1}});
  const addresses = await addressesOf(url, {resolve}).catch(() => []);
  return firstRefused(url, {addresses, rules});
}

async function forbidden(
  template: string,
  refused: RefusedAddress,
  {allow}: AllowedAddresses,
): Promise<DocextractError> {
  const {refusalText} = await import('../../service/webhooks/allowed-addresses.js');
  const [setting, value]: [ServiceSettingName, string] =
    refused.kind === 'loopback'
      ? ['webhookLoopback', 'true']
      : ['webhookAllow', [...allow, refused.host].join(',')];
  return new DocextractError(
    'usage',
    `the webhook of "${template}" would be refused: ${refusalText(refused)}, and ${setting} does not allow it`,
    {
      hint: isReceivers(refused)
        ? `set ${serviceVariableOf(setting)}=${value} for this command and for the service, ` +
          `or ${setting} in the file that DOCEXTRACT_CONFIG names`
        : 'no receiver has such an address: correct the url of the webhook',
    },
  );
}

/** Addresses where a receiver may run, unlike unassigned and cloud metadata addresses, which must not be suggested. */
function isReceivers({kind}: RefusedAddress): boolean {
  return kind === 'loopback' || kind === 'private' || kind.startsWith('shared');
}
