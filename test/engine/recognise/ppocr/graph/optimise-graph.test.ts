import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {outputTopCharacters} from '../../../../../src/engine/recognise/ppocr/graph/output-top-characters.js';
import {optimiseGraph} from '../../../../../src/engine/recognise/ppocr/graph/optimise-graph.js';
import {changeModel, type Graph} from '../../../../../src/engine/recognise/ppocr/graph/onnx-model.js';
import {findModelFolder, modelFiles} from '../../../../../src/engine/recognise/ppocr/model-files.js';
import {openNetwork} from '../../../../../src/engine/recognise/ppocr/onnx-runtime.js';

const detector = {file: modelFiles.detector, shape: [1, 3, 96, 160]};
const recogniser = {file: modelFiles.recogniser, shape: [1, 3, 48, 120]};

test.each([detector, recogniser])('$file says the same when it is lightened', async ({file, shape}) => {
  const before = await answerOf(await modelOf(file), shape);
  const after = await answerOf(await changeModel(await modelOf(file), optimiseGraph), shape);
  expect(after.shape).toEqual(before.shape);
  const apart = before.data.map((value, at) => Math.abs(value - after.data[at]!));
  expect(Math.max(...apart)).toBeLessThan(1e-5);
});

test.each([detector, recogniser])('$file has less than half of its operations left', async ({file}) => {
  const counts: number[] = [];
  const count = ({node}: Graph) => counts.push(node.filter(({op_type}) => isWalk(op_type)).length);
  await changeModel(await modelOf(file), (graph) => {
    count(graph);
    optimiseGraph(graph);
    count(graph);
  });
  const [before, after] = counts as [number, number];
  expect(after).toBeLessThan(before / 2);
});

test('a brief answer has the classes asked for, and which of all is the most probable', async () => {
  const {file} = recogniser;
  const shape = [2, 3, 48, 120];
  const classes = [0, 17, 300, 6624];
  const whole = await answerOf(await modelOf(file), shape);
  const brief = await answerOf(
    await changeModel(await modelOf(file), (graph) => outputTopCharacters(graph, classes)),
    shape,
  );
  const [pictures, stepsOfEach, all] = whole.shape as [number, number, number];
  const steps = pictures * stepsOfEach;
  expect(brief.shape).toEqual([steps, classes.length + 2]);
  for (let step = 0; step < steps; step++) {
    const row = whole.data.subarray(step * all, (step + 1) * all);
    const told = brief.data.subarray(step * (classes.length + 2), (step + 1) * (classes.length + 2));
    const highest = Math.max(...row);
    const wanted = [...classes.map((one) => row[one]!), row.indexOf(highest), highest];
    told.forEach((value, at) => expect(value).toBeCloseTo(wanted[at]!, 5));
  }
});

/** Operations that walk through the pictures one value at a time. */
function isWalk(operation: string): boolean {
  return ['Add', 'Mul', 'Div', 'Clip', 'HardSigmoid'].includes(operation);
}

async function modelOf(file: string): Promise<Uint8Array> {
  return readFile(join(findModelFolder(), file));
}

/** What a network says of a picture of waves. */
async function answerOf(model: Uint8Array, shape: readonly number[]) {
  const network = await openNetwork(model, {threads: 1});
  const size = shape.reduce((product, side) => product * side, 1);
  const input = Float32Array.from({length: size}, (_, at) => Math.sin(at * 0.37) * Math.cos(at * 0.011));
  const answer = await network.run(input, shape);
  await network.close();
  return answer;
}
