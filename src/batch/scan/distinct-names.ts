import type {FileCandidate} from '../model/file-candidate.js';
import {collisionKey} from '../files/flat-names.js';
import type {Finding} from '../model/source-document.js';
import {mustExist} from '../../contract/must-exist.js';

/** Makes sources unique, because they name results: on collision they get their folder's name, or a number. */
export function withDistinctNames(candidates: FileCandidate[], findings: Finding[]): FileCandidate[] {
  const parents = new Map<string, Set<string>>();
  for (const {source, parent} of candidates)
    parents.set(collisionKey(source), (parents.get(collisionKey(source)) ?? new Set()).add(parent));
  const taken = new Set<string>();
  return candidates.map((candidate) => {
    const {source: name, parent, path} = candidate;
    const isShared = mustExist(parents.get(collisionKey(name)), 'folders with a file of this name').size > 1;
    const source = firstFree(isShared ? `${parent}/${name}` : name, taken);
    if (source !== name) findings.push(collision({source, name, path}));
    return {...candidate, source};
  });
}

function collision({source, name, path}: {source: string; name: string; path: string}): Finding {
  const message = `another document is called ${name} too; this one goes by ${source}`;
  return {source, path, severity: 'warning', cause: 'name_collision', message};
}

function firstFree(source: string, taken: Set<string>): string {
  const dot = source.lastIndexOf('.');
  const cut = dot > source.lastIndexOf('/') + 1 ? dot : source.length;
  for (let number = 1; ; number++) {
    const name = number === 1 ? source : `${source.slice(0, cut)}-${number}${source.slice(cut)}`;
    if (taken.has(collisionKey(name))) continue;
    taken.add(collisionKey(name));
    return name;
  }
}
