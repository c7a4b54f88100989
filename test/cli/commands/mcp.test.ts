import {expect, test} from 'vitest';
import {mcpCommand} from '../../../src/cli/commands/mcp.js';
import {optionsOf} from '../parse.js';

test('folders may be given together or one by one', async () => {
  expect(
    await optionsOf(mcpCommand, ['--allow', 'a', 'b', '--allow', 'c', '--max-credits', '5']),
  ).toMatchObject({
    allow: ['a', 'b', 'c'],
    maxCredits: 5,
  });
});
