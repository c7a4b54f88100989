import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import type {Plugin} from 'rolldown';

const inPackage = /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//;

/** Writes the licences of the packages whose text is in the bundle, as these ask for. */
export function listLicences(root: string): Plugin {
  return {
    name: 'list-licences',
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
      const folders = new Set(modules.flatMap((id) => inPackage.exec(resolve(root, id))?.[1] ?? []));
      const source = [...folders]
        .toSorted()
        .map(licenceOf)
        .join(`\n\n${'-'.repeat(80)}\n\n`);
      this.emitFile({type: 'asset', fileName: 'LICENCES.txt', source: `${source}\n`});
    },
  };
}

function licenceOf(folder: string): string {
  const {name, version, license} = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    license: string;
  };
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  const text =
    file !== undefined && existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : '';
  return `${name} ${version} (${license})\n\n${text.trim()}`;
}
