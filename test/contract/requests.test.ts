import {expect, test} from 'vitest';
import {AgentJobRequest, AgentPayload, AgentRequest} from '../../src/contract/agent.js';
import {ForeignProcessReply, ProcessRequest} from '../../src/contract/process.js';
import {StaticValuesInput} from '../../src/contract/static-values.js';
import {TemplateFile} from '../../src/contract/templates.js';

test('static values come as an object or as a JSON string; blank and null mean absent', () => {
  expect(StaticValuesInput.parse({a: 1})).toEqual({a: 1});
  expect(StaticValuesInput.parse('{"a":"b"}')).toEqual({a: 'b'});
  expect(StaticValuesInput.parse('  ')).toBeUndefined();
  expect(StaticValuesInput.parse(null)).toBeUndefined();
  expect(StaticValuesInput.safeParse('[1]').success).toBe(false);
  expect(StaticValuesInput.safeParse('{"a":').success).toBe(false);
});

test('static values cannot reach the prototype of an object', () => {
  const values = StaticValuesInput.parse('{"__proto__":{"polluted":true}}');
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  expect(values!.polluted).toBeUndefined();
});

test('a process request names what is wrong', () => {
  const parsed = ProcessRequest.safeParse({actual_image: '', template_id: 'invoice'});
  expect(parsed.error?.issues.map((issue) => [issue.path.join('.'), issue.message])).toEqual([
    ['actual_image', 'actual_image is empty'],
  ]);
});

test('a reply is read with document_data and as bare fields', () => {
  expect(ForeignProcessReply.parse({document_data: {total: '1'}, template_id: null}).document_data).toEqual({
    total: '1',
  });
  expect(ForeignProcessReply.parse({total: '1'})).toEqual({document_data: {total: '1'}});
});

test('an agent payload is read whether its parts are objects or JSON strings', () => {
  const wanted = {document_type: 'receipt', prompt_json: {total: 'the total'}};
  expect(AgentPayload.parse(wanted)).toEqual(wanted);
  expect(AgentPayload.parse({...wanted, prompt_json: '{"total":"the total"}'})).toEqual(wanted);
  expect(AgentRequest.parse({actual_image: 'QQ==', payload: JSON.stringify(wanted)}).payload).toEqual(wanted);
});

test('an agent payload without a field, or with a field that would shadow the prototype, is refused', () => {
  expect(AgentPayload.safeParse({document_type: 'x', prompt_json: {}}).success).toBe(false);
  expect(AgentPayload.safeParse({document_type: 'x', prompt_json: '{"__proto__":"a"}'}).success).toBe(false);
});

test('a name that no field can have is named', () => {
  const payload = {document_type: 'x', prompt_json: '{"constructor": "Constructor"}'};
  expect(() => AgentPayload.parse(payload)).toThrow('cannot be the name of a field');
});

test('an asynchronous agent request needs no template', () => {
  const request = AgentJobRequest.parse({
    actual_image: 'QQ==',
    payload: {document_type: 'x', prompt_json: {a: 'b'}},
  });
  expect(request.template_id).toBeUndefined();
});

test('a template file may write fields and reference_image in short', () => {
  const template = TemplateFile.parse({
    name: 'Form',
    document_type: 'form',
    fields: [{name: 'number', value_box: {left: 0.1, top: 0.1, right: 0.5, bottom: 0.2}}],
    reference_image: 'blank.png',
  });
  expect(template.edited_json.fields[0]!.name).toBe('number');
  expect(template.reference_images).toEqual(['blank.png']);
  expect(template.status).toBe('active');
});

test('a template refuses doubled field names and boxes without an area', () => {
  const template = {name: 'T', document_type: 'form'};
  expect(TemplateFile.safeParse({...template, fields: [{name: 'a'}, {name: 'a'}]}).success).toBe(false);
  const value_box = {left: 0.5, top: 0.1, right: 0.5, bottom: 0.2};
  expect(TemplateFile.safeParse({...template, fields: [{name: 'a', value_box}]}).success).toBe(false);
});
