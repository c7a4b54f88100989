import type {FastifyReply, FastifyRequest} from 'fastify';
import type {z} from 'zod';
import type {StudioSession} from '../../storage/keys/sessions.js';
import type {StudioRouteName, studioRoutes} from './contract/routes.js';
import type {StudioContext} from './studio-context.js';

/** A request to a route of the studio: signed in, checked and parsed. */
export interface StudioRequest<Name extends StudioRouteName> {
  /** Who asks; jobs are those of `session.key.account`. */
  session: 'anyone' extends Routes[Name]['roles'][number] ? undefined : StudioSession;
  /** The path parameters, decoded. */
  params: Record<ParametersIn<Routes[Name]['path']>, string>;
  query: Parsed<Routes[Name], 'query'>;
  body: Parsed<Routes[Name], 'body'>;
  /** The value of `If-Match`, without quotes; only guarded routes have it. */
  etag: Routes[Name] extends {guarded: true} ? string : undefined;
  /** The request as fastify has it: upload, signal, log. Its `apiKey` is that of the session. */
  http: FastifyRequest;
}

/**
 * Returns the body of the reply. Where the table has no `reply`, the handler sends one:
 * `reply.type('image/png').send(…)`.
 */
export type StudioHandler<Name extends StudioRouteName> = (
  context: StudioContext,
  request: StudioRequest<Name>,
  reply: FastifyReply,
) => Promise<Routes[Name] extends {reply: z.ZodType} ? Parsed<Routes[Name], 'reply'> : FastifyReply>;

export type StudioHandlers = {[Name in StudioRouteName]: StudioHandler<Name>};

type Routes = typeof studioRoutes;
type ParametersIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParametersIn<Rest>
  : never;
type Parsed<Route, Part extends string> =
  Route extends Record<Part, infer Schema extends z.ZodType> ? z.output<Schema> : undefined;
