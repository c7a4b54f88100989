import {BlockList, isIP} from 'node:net';
import {DocextractError} from '../../contract/errors.js';

/** Decides whether webhooks may be sent to an IP address of a host. */
export interface AddressRules {
  /** The kind of a forbidden address, `undefined` when it is allowed. `host` is the resolved name. */
  refusal(address: string, host: string): string | undefined;
}

export interface AllowedAddresses {
  /** Addresses, networks (`10.1.0.0/16`) and host names (`receiver.internal`, `*.internal`) that are allowed besides. */
  allow: readonly string[];
  loopback: boolean;
}

/** Public addresses are allowed, and what the operator allows. Throws `usage` for an entry that is none of the forms. */
export function createAddressRules({allow, loopback}: AllowedAddresses): AddressRules {
  const entries = loopback ? [...allow, '127.0.0.0/8', '::1'] : allow;
  const networks = listOf(entries.filter(isNetwork));
  const names = entries.filter((entry) => !isNetwork(entry)).map(nameOf);
  return {
    refusal: (address, host) => {
      const plain = carried(address);
      if (contains(networks, plain)) return undefined;
      if (names.some((name) => isNamed(host, name))) return undefined;
      return kindOf(plain);
    },
  };
}

/** Whether an address is of the machine itself. */
export function isLoopback(address: string): boolean {
  return contains(loopback, carried(address));
}

/** Whether an address is of the machine itself, or of a private network. */
export function isLocal(address: string): boolean {
  return isLoopback(address) || contains(privateNetworks, carried(address));
}

/** From the IANA special-purpose address registries, with metadata addresses of clouds. */
const loopback = listOf(['127.0.0.0/8', '::1/128']);
const privateNetworks = listOf(['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7', 'fec0::/10']);
const forbidden: Record<string, BlockList> = {
  loopback,
  unspecified: listOf(['0.0.0.0/8', '::/128']),
  private: privateNetworks,
  'link-local': listOf(['169.254.0.0/16', 'fe80::/10']),
  'shared (carrier-grade NAT)': listOf(['100.64.0.0/10']),
  metadata: listOf(['168.63.129.16/32']),
  multicast: listOf(['224.0.0.0/4', 'ff00::/8']),
  reserved: listOf([
    ...['192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '198.18.0.0/15', '198.51.100.0/24'],
    ...['203.0.113.0/24', '240.0.0.0/4'],
    // Protocol assignments (Teredo among them, which carries IPv4 addresses), documentation, 6to4.
    ...['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'],
  ]),
};

/** Global unicast IPv6; the rest is for special purposes. */
const global6 = listOf(['2000::/3']);

function kindOf(address: string): string | undefined {
  const kind = Object.entries(forbidden).find(([, list]) => contains(list, address));
  if (kind !== undefined) return kind[0];
  return isIP(address) === 4 || contains(global6, address) ? undefined : 'reserved';
}

/**
 * An IPv6 address without its zone; where it only carries an IPv4 address (mapped, RFC 4291 2.5.5.2, or NAT64, RFC 6052),
 * that one, since it is where the connection ends.
 */
function carried(address: string): string {
  const bare = address.replace(/%.*$/, '');
  if (isIP(bare) !== 6) return bare;
  // The URL parser writes an address in its one canonical form.
  const canonical = new URL(`http://[${bare}]`).hostname.slice(1, -1);
  const halves = /^(?:::ffff|64:ff9b:):([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(canonical);
  if (halves === null) return canonical;
  return halves
    .slice(1)
    .map((half) => Number.parseInt(half, 16))
    .flatMap((half) => [half >> 8, half & 255])
    .join('.');
}

function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const family = isIP(address);
    list.addSubnet(address, bits === undefined ? (family === 4 ? 32 : 128) : Number(bits), typeOf(family));
  }
  return list;
}

function contains(list: BlockList, address: string): boolean {
  return list.check(address, typeOf(isIP(address)));
}

function typeOf(family: number): 'ipv4' | 'ipv6' {
  return family === 4 ? 'ipv4' : 'ipv6';
}

function isNetwork(entry: string): boolean {
  const [address = '', bits, ...more] = entry.split('/');
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

function nameOf(entry: string): string {
  const name = entry.toLowerCase().replace(/\.$/, '');
  if (/^(\*\.)?[a-z0-9_-]+(\.[a-z0-9_-]+)*$/.test(name) && !/(^|\.)\d+$/.test(name)) return name;
  throw new DocextractError(
    'usage',
    `${entry} is no address, network or host name that webhooks may be sent to.`,
    {
      hint: 'Write it as 10.1.2.3, 10.1.0.0/16, receiver.internal or *.internal.',
    },
  );
}

function isNamed(host: string, name: string): boolean {
  const plain = host.toLowerCase().replace(/\.$/, '');
  return name.startsWith('*.') ? plain.endsWith(name.slice(1)) : plain === name;
}
