import {z} from 'zod';
import {likely} from '../levels.js';

/**
 * `off`: no model is asked. `assist`: the fields the engine is unsure of. `first`: all fields; what the engine finds
 * by itself fills the gaps.
 */
export const LanguageModelMode = z.enum(['off', 'assist', 'first']);
export type LanguageModelMode = z.infer<typeof LanguageModelMode>;

/** A server that speaks OpenAI's chat completions: OpenAI, Ollama, vLLM, LM Studio, OpenRouter… */
export const LanguageModelSettings = z.object({
  mode: LanguageModelMode.default('off'),
  /** The address before `/chat/completions`, such as `http://localhost:11434/v1`. Never assumed: documents go there. */
  baseUrl: z.url({protocol: /^https?$/}),
  model: z.string().min(1),
  /** Servers that people run themselves mostly need none. */
  apiKey: z.string().min(1).optional(),
  /** Whether the model takes pictures: each page is sent as one beside its lines. */
  vision: z.boolean().default(false),
  /** Limit for one request. */
  timeoutMs: z.number().int().min(1).max(3_600_000).default(60_000),
  /** Limit for all requests about one document. */
  documentTimeoutMs: z.number().int().min(1).max(3_600_000).default(300_000),
  /** After 408, 409, 425, 429, 5xx and broken connections; waits double, or follow Retry-After. */
  retries: z.number().int().min(0).max(10).default(2),
  /** Mode `assist` asks about fields with a confidence below this. */
  assistBelow: z.number().min(0).max(1).default(likely),
  /** About how many tokens of a document one request carries; longer documents are sent in parts. */
  chunkTokens: z.number().int().min(200).max(1_000_000).default(12_000),
  /** Parts of a document that are sent at most. */
  maxChunks: z.number().int().min(1).max(1000).default(20),
});
export type LanguageModelSettings = z.infer<typeof LanguageModelSettings>;
