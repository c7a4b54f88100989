import {anyArchive, anyDocument, type Bytes, type Documents} from './documents.js';
import {mutate} from './mutate.js';
import {deepJson, nastyObject, nastyTexts, nastyValue} from './nasty.js';
import type {Random} from '../helpers/random.js';

export interface Body {
  type: string | undefined;
  bytes: Bytes;
}

export type Maker = (documents: Documents, random: Random) => Body;

export const rawBody: Maker = (documents, random) => ({
  type: random.pick([
    undefined,
    'application/octet-stream',
    'application/pdf',
    'image/png',
    'text/plain',
    ';;',
    'a/b; charset="',
  ]),
  bytes: random.chance(0.3) ? anyArchive(documents, random) : anyDocument(documents, random),
});

/** A JSON body as clients send it, with members that are not. */
export const jsonBody: Maker = (documents, random) => {
  const members: Record<string, unknown> = {
    actual_image: base64Of(
      random.chance(0.2) ? anyArchive(documents, random) : anyDocument(documents, random),
      random,
    ),
    template_id: random.chance(0.7) ? 'receipt' : nastyValue(random),
    ...(random.chance(0.5)
      ? {static_values: random.chance(0.5) ? nastyValue(random) : JSON.stringify(nastyObject(random))}
      : {}),
    ...(random.chance(0.2) ? {include: nastyValue(random)} : {}),
    ...(random.chance(0.3) ? {payload: payload(random)} : {}),
  };
  if (random.chance(0.2)) members[random.pick(Object.keys(members))] = nastyValue(random);
  if (random.chance(0.1)) Object.assign(members, nastyObject(random));
  return {type: jsonType(random), bytes: broken(Buffer.from(withProto(members, random)), random, 0.3)};
};

export const agentBody: Maker = (documents, random) => {
  const body = {actual_image: base64Of(anyDocument(documents, random), random), payload: payload(random)};
  return {type: jsonType(random), bytes: broken(Buffer.from(withProto(body, random)), random, 0.2)};
};

/** Much of it, or deep: what a parser may choke on. */
export const hugeJson: Maker = (_documents, random) => {
  const many = Array.from(
    {length: random.pick([1_000, 100_000])},
    (_, index) => `"${index}":${random.below(10)}`,
  ).join();
  const prompts = Array.from(
    {length: random.pick([60, 20_000])},
    (_, index) => `"f${index}":"the total"`,
  ).join();
  const text = random.pick([
    `{${many}}`,
    `{"template_id":"receipt","static_values":{${many}}}`,
    `{"template_id":"receipt","static_values":${deepJson(random)}}`,
    `{"payload":{"document_type":"x","prompt_json":{${prompts}}},"actual_image":"iVBORw0KGgo="}`,
    deepJson(random),
    `{"actual_image":"${'A'.repeat(random.below(2_000_000))}"}`,
    `{"x":"${'\\u0041'.repeat(random.below(150_000))}","template_id":"receipt"}`,
  ]);
  return {type: 'application/json', bytes: Buffer.from(text)};
};

export const formBody: Maker = (documents, random) => {
  const boundary = random.chance(0.9) ? 'xYzZy' : random.pick(['', 'a'.repeat(100), '"', 'x y', '--']);
  const parts = [
    filePart(documents, random),
    textPart('template_id', random.chance(0.8) ? 'receipt' : random.pick(nastyTexts)),
    ...(random.chance(0.5) ? [textPart('static_values', JSON.stringify(nastyValue(random)))] : []),
    ...(random.chance(0.2) ? [textPart('payload', JSON.stringify(payload(random)))] : []),
    ...(random.chance(0.1) ? [textPart(random.pick(nastyTexts), random.pick(nastyTexts))] : []),
    ...(random.chance(0.02)
      ? Array.from({length: random.pick([100, 100_000])}, (_, index) => textPart(`f${index}`, ''))
      : []),
  ];
  if (random.chance(0.2)) parts.push(random.pick(parts));
  if (random.chance(0.2)) parts.reverse();
  const delimiter = Buffer.from(`--${boundary}\r\n`);
  const end = random.chance(0.9) ? Buffer.from(`--${boundary}--\r\n`) : Buffer.alloc(0);
  const bytes = Buffer.concat([...parts.flatMap((part) => [delimiter, part]), end]);
  return {type: `multipart/form-data; boundary=${boundary}`, bytes: broken(bytes, random, 0.3)};
};

export const resultsBody: Maker = (_documents, random) => {
  const members = {
    job_id: nastyValue(random),
    result_format: random.pick(['json', 'CSV', 'xml', nastyValue(random)]),
    include: random.pick(['file', ['file', 'confidence', 'provenance'], nastyValue(random)]),
  };
  return {type: jsonType(random), bytes: broken(Buffer.from(withProto(members, random)), random, 0.3)};
};

function payload(random: Random): unknown {
  const prompts = random.chance(0.6)
    ? {total: 'the total', name: random.pick(nastyTexts)}
    : nastyObject(random);
  const whole = {
    document_type: random.chance(0.8) ? 'receipt' : nastyValue(random),
    prompt_json: random.chance(0.5) ? prompts : JSON.stringify(prompts),
    ...(random.chance(0.3) ? {custom_instructions: nastyValue(random)} : {}),
    ...(random.chance(0.3) ? {static_values: nastyValue(random)} : {}),
  };
  if (random.chance(0.1)) return nastyValue(random);
  return random.chance(0.3) ? JSON.stringify(whole) : whole;
}

function jsonType(random: Random): string | undefined {
  return random.pick([
    'application/json',
    'application/json',
    'application/json; charset=utf-16',
    'text/plain',
    undefined,
    'multipart/form-data',
  ]);
}

/** `JSON.stringify` skips no own member, but a literal cannot have this one. */
function withProto(members: object, random: Random): string {
  const text = JSON.stringify(members);
  return random.chance(0.2) ? text.replace('{', '{"__proto__":{"polluted":true},') : text;
}

function base64Of(bytes: Bytes, random: Random): string {
  const text = bytes.toString(random.chance(0.2) ? 'base64url' : 'base64');
  if (random.chance(0.2)) return text.replace(/.{20}/g, '$&\r\n');
  if (random.chance(0.3))
    return `data:${random.pick(['image/png', 'application/pdf', '', 'x'.repeat(2000)])};base64,${text}`;
  return random.chance(0.2) ? mutate(Buffer.from(text), random).toString('latin1') : text;
}

function broken(bytes: Bytes, random: Random, probability: number): Bytes {
  return random.chance(probability) ? mutate(bytes, random) : bytes;
}

function filePart(documents: Documents, random: Random): Bytes {
  const name = random.chance(0.9) ? 'actual_image' : random.pick(nastyTexts);
  const file = random.chance(0.7) ? 'scan.png' : random.pick(nastyTexts);
  const type = random.pick([
    '',
    'Content-Type: application/octet-stream\r\n',
    'Content-Type: multipart/mixed; boundary=y\r\n',
    'Content-Transfer-Encoding: base64\r\n',
  ]);
  const content = random.chance(0.3) ? anyArchive(documents, random) : anyDocument(documents, random);
  const head = `Content-Disposition: form-data; name="${name}"; filename="${file}"\r\n${type}\r\n`;
  return Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n')]);
}

function textPart(name: string, value: string): Bytes {
  return Buffer.from(`Content-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);
}
