import type {Io} from '../io.js';

/**
 * Opens an address in the user's browser, and does not wait for it. Resolves to whether that failed as soon as the
 * program that opens it has ended, which some do only with the browser.
 */
export async function openInBrowser(
  url: string,
  {env, platform}: Pick<Io, 'env' | 'platform'>,
): Promise<boolean> {
  const {execa} = await import('execa');
  const [file, ...words] = openers[platform] ?? usualOpener;
  const opening = execa(file, [...words, url], {
    ...{env: {...env}, extendEnv: false, stdio: 'ignore', reject: false},
    // It outlives this command, and Ctrl-C is not meant for it.
    ...{detached: true, cleanup: false},
  });
  opening.unref();
  return (await opening).failed;
}

type Opener = readonly [file: string, ...words: string[]];

const usualOpener: Opener = ['xdg-open'];
/** On Windows not `start`: it is built into cmd, which would interpret characters of the address such as `&`. */
const openers: Partial<Record<NodeJS.Platform, Opener>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
};
