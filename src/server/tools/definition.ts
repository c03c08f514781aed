import type { FastifyBaseLogger } from 'fastify';
import type { z } from 'zod';
import type { Api, ApiKey } from '#contract/api.ts';
import type { ToolId } from '#contract/tools.ts';
import type { Queryable } from '#server/database/database.ts';
import type { Services } from '#server/services.ts';
import type { BurstRule } from './burst.ts';

/** Calls of the contract that run a tool: those with a body. */
export type ToolCall = { [K in ApiKey]: Api[K] extends { body: z.ZodType } ? K : never }[ApiKey];
export type ToolInput<K extends ToolCall> = Api[K] extends { body: infer S extends z.ZodType }
  ? z.output<S>
  : never;
export type ToolResult<K extends ToolCall> = z.output<Api[K]['response']>;

/** What a tool may use while it gathers. */
export interface ToolContext {
  services: Services;
  userId: string;
  /** Fires when the reader has gone or another part failed: every outside call must end with it. */
  signal: AbortSignal;
  log: FastifyBaseLogger;
  /** Tells the reader what is being done; one short sentence. */
  progress(message: string): void;
  /** Shows the reader something unfinished. Left away when the connection is slow. */
  partial(data: unknown): void;
}

export interface Saving<Input, Result, Ahead = null> {
  userId: string;
  now: Date;
  input: Input;
  result: Result;
  /** What `readAhead` found; null without it or when reading failed. */
  ahead: Ahead | null;
}

export interface Saved<Result> {
  /** The result with the ids of its rows. */
  result: Result;
  businessProfileId: number | null;
}

/**
 * The steps that stand on the rules, in a file of their own that is read at the tool's first run: the rules are more than
 * half of the server's code, and no start needs them.
 */
export interface ToolWork<Input, Part, Gathered, Built> {
  /** The pieces of the work that can be done side by side; most tools have one. */
  parts(input: Input): Part[];
  /** Pure computing that gathering starts with; done ahead for the parts that wait for their turn. */
  prepare?(part: Part): void;
  /** Asks outside services. The only step that waits. */
  gather(part: Part, context: ToolContext): Promise<Gathered>;
  /** Pure: facts, fit, score. */
  build(part: Part, gathered: Gathered): Built;
}

/**
 * One tool as data and pure steps. `run-tool` walks them for all tools alike: session, active subscription,
 * input, limits, then for each part gather → build, then join → save → reply.
 */
export interface ToolDefinition<
  K extends ToolCall,
  Part,
  Gathered,
  Built,
  Ahead = null,
  Joined = ToolResult<K>,
> {
  id: ToolId;
  call: K;
  /** Stricter than the contract where rules say so, such as a platform's required fields. */
  input: z.ZodType<ToolInput<K>>;
  /** Largest body in bytes. */
  bodyLimit: number;
  /** Values that a body may hold where it may be more than `json-body.ts` allows to all. */
  mostValues?: number;
  /** Its input is markup, whose signs all count: runs of them stay. It is worked on in threads with limits. */
  readsMarkup?: true;
  burst: BurstRule;
  /** How many parts are worked on at the same time. */
  atOnce: number;
  /** Imports the tool's `work.ts`. */
  work(): Promise<ToolWork<ToolInput<K>, Part, Gathered, Built>>;
  /** What the reader calls a part, for the progress line. */
  nameOf(part: Part): string;
  /** What a stream shows as soon as a part is built. */
  partialOf(part: Part, built: Built): unknown;
  /** What is saved: the result, or what of it has no id and no time before its row has. */
  join(input: ToolInput<K>, built: Built[]): Joined;
  /** How much the run counts in the usage history and on the user's counters. */
  generations(result: ToolResult<K>): { total: number; successful: number };
  /**
   * Reads what saving will ask for, while the outside is waited for. It is no part of the transaction, so saving has to
   * be right with whatever has changed since. Writes nothing.
   */
  readAhead?(db: Queryable, userId: string, input: ToolInput<K>): Promise<Ahead | null>;
  /** Writes the tool's own tables. Runs inside the transaction that also counts the usage. */
  save(tx: Queryable, saving: Saving<ToolInput<K>, Joined, Ahead>): Promise<Saved<ToolResult<K>>>;
}

/** The built part of a tool that cuts nothing. */
export function onlyPart<Built>([built]: readonly Built[]): Built {
  if (built === undefined) throw new Error('A run has exactly one part');
  return built;
}
