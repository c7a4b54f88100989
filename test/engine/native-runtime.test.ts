import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';

test('a native runtime comes without an install script, so that npm never leaves it out', async () => {
  const lock = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')) as {
    packages: Record<string, {hasInstallScript?: boolean}>;
  };
  const runtime = lock.packages['node_modules/onnxruntime-node-scriptless'];
  expect(runtime).toBeDefined();
  expect(runtime?.hasInstallScript).toBeUndefined();
  expect(await import('onnxruntime-node-scriptless')).toHaveProperty('InferenceSession');
});
