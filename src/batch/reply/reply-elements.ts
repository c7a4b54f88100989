import {createReadStream} from 'node:fs';
import {open, readFile, rm, stat} from 'node:fs/promises';
import {DocextractError} from '../../contract/errors.js';
import {ForeignResult, JobResults, type ResultDocument} from '../../contract/jobs.js';
import {parseJson} from '../../contract/static-values.js';
import {fileOf} from './map-reply.js';
import {splitJsonArray} from './split-json.js';
import {mustExist} from '../../contract/must-exist.js';

/** The elements of a reply, in memory, or in a file where the reply is large. */
export interface ReplyElements {
  /** One per element, in order: the element itself, or only its file name where elements stay in the file. */
  stubs: ResultDocument[];
  /** Size of an element in bytes; 0 for one in memory. */
  sizeOf: (stub: ResultDocument) => number;
  read: (stubs: ResultDocument[]) => Promise<ResultDocument[]>;
  /** Removes the temporary file. */
  discard: () => Promise<void>;
}

/** The elements of a small reply: each stub is the element itself. */
export function elementsInMemory(elements: ResultDocument[]): ReplyElements {
  return {
    stubs: elements,
    sizeOf: () => 0,
    read: (stubs) => Promise.resolve(stubs),
    discard: () => Promise.resolve(),
  };
}

/** Indexes the file of a reply in one pass, by element offset. Throws `bad_reply`. */
export async function elementsInFile(
  file: string,
  {what, stays, listOnly}: {what: string; stays: boolean; listOnly: boolean},
): Promise<ReplyElements> {
  const places = new Map<ResultDocument, {start: number; length: number}>();
  const discard = () => (stays ? Promise.resolve() : rm(file, {force: true}));
  try {
    for await (const {start, bytes} of splitJsonArray(createReadStream(file, {highWaterMark: 1024 * 1024}))) {
      const name = fileOf(ForeignResult.parse(parseJson(bytes.toString('utf8'))));
      places.set(name === undefined ? {} : {_file: name}, {start, length: bytes.length});
    }
  } catch (cause) {
    const lone = listOnly || places.size > 0 ? undefined : await loneElement(file);
    if (lone) return {...elementsInMemory(lone), discard};
    throw new DocextractError(
      'bad_reply',
      `${what}: the service answered broken JSON, or JSON of another shape`,
      {
        hint: stays
          ? `It is kept as ${file}.`
          : 'Check the address: is it the service, or a proxy before it?',
        cause,
      },
    );
  }
  return {
    stubs: [...places.keys()],
    sizeOf: (stub) => mustExist(places.get(stub), 'position of the result in the reply').length,
    read: (stubs) =>
      readElements(
        file,
        stubs.map((stub) => mustExist(places.get(stub), 'position of the result in the reply')),
      ),
    discard,
  };
}

/** Upper limit of memory for elements, even of a single document. */
const mostHeld = 256 * 1024 * 1024;

async function loneElement(file: string): Promise<ResultDocument[] | undefined> {
  if ((await stat(file)).size > mostHeld) return undefined;
  return JobResults.safeParse(parseJson(await readFile(file, 'utf8'))).data;
}

async function readElements(
  file: string,
  places: {start: number; length: number}[],
): Promise<ResultDocument[]> {
  const handle = await open(file, 'r');
  try {
    const elements: ResultDocument[] = [];
    for (const {start, length} of places) {
      const {buffer} = await handle.read(Buffer.allocUnsafe(length), 0, length, start);
      elements.push(ForeignResult.parse(parseJson(buffer.toString('utf8'))));
    }
    return elements;
  } finally {
    await handle.close();
  }
}
