import type {Proxies} from '../../client/network/proxies.js';
import type {Io} from '../io.js';

/** The proxies that the environment names. As with curl, the lower-case names win. */
export function proxiesOf(env: Io['env']): Proxies {
  return {
    http: first(env.http_proxy, env.HTTP_PROXY, env.all_proxy, env.ALL_PROXY),
    https: first(env.https_proxy, env.HTTPS_PROXY, env.all_proxy, env.ALL_PROXY),
    except: first(env.no_proxy, env.NO_PROXY),
  };
}

function first(...values: (string | undefined)[]): string | undefined {
  return values.find((value) => value !== undefined && value.trim() !== '')?.trim();
}
