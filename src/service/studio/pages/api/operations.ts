// api: calls of the studio's interface, typed by its table of routes.

import type {z} from 'zod';
import type {studioRoutes} from '../../contract/routes.js';

type Routes = typeof studioRoutes;

/** Method and path of a route, as `GET /jobs/{id}`: what calls are named by. */
export type Operation = {
  [Name in keyof Routes]: `${Routes[Name]['method']} ${Routes[Name]['path']}`;
}[keyof Routes];

type RouteOf<Op extends Operation> = {
  [Name in keyof Routes as `${Routes[Name]['method']} ${Routes[Name]['path']}`]: Routes[Name];
}[Op];

/** What an operation answers; a picture or a file has no type here. */
export type Reply<Op extends Operation> =
  RouteOf<Op> extends {reply: infer Schema extends z.ZodType} ? z.output<Schema> : Blob;

type PathNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathNames<Rest>
  : never;
type PathPart<Op extends Operation> = [PathNames<Op>] extends [never]
  ? unknown
  : {path: Record<PathNames<Op>, string | number>};
type QueryPart<Op extends Operation> =
  RouteOf<Op> extends {query: infer Schema extends z.ZodType}
    ? {query?: Partial<Record<keyof z.output<Schema> & string, string | number | undefined>>}
    : unknown;
type BodyPart<Op extends Operation> =
  RouteOf<Op> extends {body: infer Schema extends z.ZodType} ? {body: z.input<Schema>} : unknown;
type UploadPart<Op extends Operation> =
  RouteOf<Op> extends {upload: string} ? {files: readonly File[]} : unknown;
type GuardPart<Op extends Operation> = RouteOf<Op> extends {guarded: true} ? {etag: string} : unknown;

/** Every input that an operation can take; `Input` has the types of a route. */
export interface AnyInput {
  path?: Record<string, string | number>;
  query?: Record<string, string | number | undefined>;
  body?: unknown;
  files?: readonly File[];
  etag?: string;
  idempotencyKey?: string;
  onProgress?: (fraction: number) => void;
}

/** All that an operation needs besides its name. */
export type Input<Op extends Operation> = AnyInput &
  PathPart<Op> &
  QueryPart<Op> &
  BodyPart<Op> &
  UploadPart<Op> &
  GuardPart<Op>;

/** An operation that only reads. */
export type ReadOperation = Extract<Operation, `GET ${string}`>;
