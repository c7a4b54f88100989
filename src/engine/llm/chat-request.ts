import type OpenAI from 'openai';
import type {Question} from './language-model.js';

/** What a request asks of a server besides the answer; what the server refuses is dropped, one feature at a time. */
export interface RequestFeatures {
  /** Index into the formats of an answer: a schema, JSON, text. */
  format: number;
  /** Whether to send temperature 0; reasoning models refuse that. */
  temperature: boolean;
}

const formats = ['json_schema', 'json_object', 'text'] as const;

export const allFeatures: RequestFeatures = {format: 0, temperature: true};

/** The features to try after a refusal; `undefined` when there is nothing left to drop. */
export function withFewerFeatures(features: RequestFeatures, refusal: string): RequestFeatures | undefined {
  if (features.temperature && /temperature/i.test(refusal)) return {...features, temperature: false};
  return features.format + 1 < formats.length ? {...features, format: features.format + 1} : undefined;
}

export function chatRequest(
  model: string,
  question: Question,
  features: RequestFeatures,
): OpenAI.ChatCompletionCreateParamsNonStreaming {
  return {
    model,
    messages: messagesOf(question),
    ...(features.temperature ? {temperature: 0} : {}),
    ...formatOf(question, features),
  };
}

function messagesOf({rules, text, pictures}: Question): OpenAI.ChatCompletionMessageParam[] {
  const images = pictures.map((picture) => ({
    type: 'image_url' as const,
    image_url: {url: `data:image/jpeg;base64,${Buffer.from(picture).toString('base64')}`},
  }));
  return [
    {role: 'system', content: rules},
    // Servers without vision know content as a string only.
    {role: 'user', content: images.length === 0 ? text : [{type: 'text', text}, ...images]},
  ];
}

function formatOf(
  {schema}: Question,
  features: RequestFeatures,
): Pick<OpenAI.ChatCompletionCreateParams, 'response_format'> {
  switch (formats[features.format]) {
    case 'json_schema':
      return {response_format: {type: 'json_schema', json_schema: {name: 'answers', strict: true, schema}}};
    case 'json_object':
      return {response_format: {type: 'json_object'}};
    default:
      return {};
  }
}
