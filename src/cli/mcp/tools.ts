import type {CallToolResult, McpServer, ServerContext} from '@modelcontextprotocol/server';
import {extractTool} from './extract-tool.js';
import {planTool} from './plan-tool.js';
import {resultsTool} from './results-tool.js';
import {statusTool} from './status-tool.js';
import {submitTool} from './submit-tool.js';
import {templatesTool} from './templates-tool.js';
import type {Tool, ToolWorld} from './tool.js';

/** Registers every tool with a server. */
export function registerTools(server: McpServer, world: ToolWorld): void {
  register(server, extractTool, world);
  register(server, planTool, world);
  register(server, submitTool, world);
  register(server, statusTool, world);
  register(server, resultsTool, world);
  register(server, templatesTool, world);
}

function register<Input extends object, Output extends Record<string, unknown>>(
  server: McpServer,
  {name, act, ...config}: Tool<Input, Output>,
  world: ToolWorld,
): void {
  server.registerTool(name, config, (input: Input, ctx: ServerContext): Promise<CallToolResult> =>
    world.calls.run(ctx, (call) => act(input, call, world)),
  );
}
