import {z} from 'zod';
import {spentCredits} from '../../batch/ledger/spending.js';
import type {BatchContext} from '../../batch/run/batch-context.js';
import type {ToolWorld} from './tool.js';

/** What the limit of the server leaves. */
export const CreditsReply = z.object({
  limit: z.number().describe('--max-credits of the server'),
  spent: z.number().describe('What was sent within it, in this and earlier runs of the server: one a page'),
  left: z.number(),
});

/** `undefined` without a limit. The ledger is as it was read last. */
export function creditsOfBudget(
  {budget}: Pick<ToolWorld, 'budget'>,
  {ledger, service, account}: Pick<BatchContext, 'ledger' | 'service' | 'account'>,
): z.input<typeof CreditsReply> | undefined {
  if (budget === undefined) return undefined;
  const spent = spentCredits(ledger.entries(), {service, account, budget: budget.name});
  return {limit: budget.credits, spent, left: Math.max(0, budget.credits - spent)};
}
