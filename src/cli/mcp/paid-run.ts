import type {RunOptions} from '../../batch/model/run-options.js';
import {includeOf} from '../options/shared-flags.js';
import type {ToolWorld} from './tool.js';

/** What tools that pay take beside the documents. */
interface PaidInput {
  confidence?: boolean | undefined;
  provenance?: boolean | undefined;
  /** 0 to 1. */
  review_below?: number | undefined;
  retry_failed?: boolean | undefined;
  max_credits?: number | undefined;
}

/** What such a call asks of each value, and what it may spend, charged to the budget of the server. */
export function paidRun(
  {confidence, provenance, review_below: reviewBelow, retry_failed, max_credits}: PaidInput,
  {budget}: Pick<ToolWorld, 'budget'>,
): Pick<RunOptions, 'include' | 'reviewBelow' | 'retryFailed' | 'maxCredits' | 'budget'> {
  const asked = {
    ...(confidence !== undefined && {confidence}),
    ...(provenance !== undefined && {provenance}),
    ...(reviewBelow !== undefined && {reviewBelow}),
  };
  return {
    ...{include: includeOf(asked), reviewBelow},
    ...{retryFailed: retry_failed, maxCredits: max_credits, budget},
  };
}
