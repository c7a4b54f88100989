/** What says more about itself than its key would. */
const spoken = new Set(['prompt', 'description', 'instruction', 'instructions', 'text']);

/** A prompt that came as an object or a list, as text: `{"description": "the sum", "type": "money"}` is "the sum; type: money". */
export function promptText(prompt: unknown): string {
  if (prompt === null || prompt === undefined) return '';
  if (typeof prompt === 'string') return prompt;
  if (Array.isArray(prompt)) return prompt.map(promptText).filter(Boolean).join(', ');
  if (typeof prompt !== 'object') return JSON.stringify(prompt);
  return Object.entries(prompt)
    .map(([key, value]) => [key, promptText(value)] as const)
    .filter(([, text]) => text !== '')
    .map(([key, text]) => (spoken.has(key.toLowerCase()) ? text : `${key}: ${text}`))
    .join('; ');
}
