import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { api } from '#contract/api.ts';
import { dailyLimits } from '#contract/daily-limits.ts';
import type { ToolId } from '#contract/tools.ts';
import { requireActiveUser } from '#server/account/sign-in/index.ts';
import { refuseBeyondDay } from '#server/account/usage/daily-limit.ts';
import { queueFinishedLetter } from '#server/account/usage/finished-letter.ts';
import type { Queryable } from '#server/database/database.ts';
import { recordRun } from '#server/database/usage-history.ts';
import { appErrorOf } from '#server/error-handler.ts';
import { retriedTransaction } from '#server/database/retried-transaction.ts';
import { AppError } from '#server/errors.ts';
import { postLetters } from '#server/operations/post-letters.ts';
import { route, type RouteAnswer } from '#server/route.ts';
import type { Services } from '#server/services.ts';
import { squeezed } from '#server/squeezed-input.ts';
import { BurstLimit } from './burst.ts';
import { countRun } from './count-run.ts';
import type { ToolCall, ToolContext, ToolDefinition, ToolInput, ToolResult } from './definition.ts';
import { EventStream } from './event-stream.ts';
import { ownTurn, sideBySide } from './side-by-side.ts';

/** A tool that can be registered; what it works on is its own matter. */
export interface Tool {
  id: ToolId;
  /** Reads the code of its work ahead of the first run. */
  read(): Promise<unknown>;
  register(app: FastifyInstance, services: Services): void;
}

/** Where a run tells what happens: the event stream, or nowhere when the answer is plain JSON. */
type Teller = Pick<EventStream, 'send' | 'sendIfRoom'>;
const nobody: Teller = { send: () => undefined, sendIfRoom: () => undefined };

/** Puts a tool on the one pipeline, so that it cannot forget a step of it. */
export function defineTool<K extends ToolCall, Part, Gathered, Built, Ahead = null, Joined = ToolResult<K>>(
  tool: ToolDefinition<K, Part, Gathered, Built, Ahead, Joined>,
): Tool {
  return {
    id: tool.id,
    read: () => tool.work(),
    register(app, services) {
      const burst = new BurstLimit(tool.burst, services.clock);
      route<K, { id: string }>(
        app,
        tool.call,
        async ({ body, guarded, request, reply }) => {
          const userId = guarded.id;
          const end = burst.start(userId);
          try {
            await refuseBeyondDay(services, {
              userId,
              action: tool.id,
              running: burst.running(userId) - 1,
            });
          } catch (error) {
            end();
            throw error;
          }
          const run = (teller: Teller, signal: AbortSignal) =>
            countRun(
              tool.id,
              signal,
              runTool(tool, (tool.readsMarkup ? body : squeezed(body)) as ToolInput<K>, {
                services,
                userId,
                signal,
                stopping: app.stopping.signal,
                log: request.log,
                teller,
              }),
              (result) => tool.generations(result),
            );
          return answer(request, reply, tool.call, run, end);
        },
        {
          guard: requireActiveUser,
          body: tool.input,
          bodyLimit: tool.bodyLimit,
          ...(tool.mostValues !== undefined && { config: { mostValues: tool.mostValues } }),
        },
      );
    },
  };
}

/** Sends the run's result: as events when the client accepts them, else as the JSON of the contract. */
async function answer<K extends ToolCall>(
  request: FastifyRequest,
  reply: FastifyReply,
  call: K,
  run: (teller: Teller, signal: AbortSignal) => Promise<ToolResult<K>>,
  end: () => void,
): Promise<RouteAnswer<K> | FastifyReply> {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort(new Error('The client has gone.'));
  });
  if (!wantsEvents(request)) {
    try {
      return await run(nobody, gone.signal);
    } catch (error) {
      // Nobody is left to be told.
      if (gone.signal.aborted) return reply.hijack();
      throw error;
    } finally {
      end();
    }
  }
  const events = new EventStream();
  void run(events, gone.signal)
    .then((result) => events.send('result', z.encode(api[call].response, result)))
    .catch((error: unknown) => {
      if (!gone.signal.aborted) events.send('error', errorEvent(error, request));
    })
    .finally(() => {
      end();
      events.end();
    });
  return events.open(reply);
}

function wantsEvents(request: FastifyRequest): boolean {
  return (request.headers.accept ?? '').includes('text/event-stream');
}

/** The status and body that the same failure would have had as a plain answer. */
function errorEvent(error: unknown, request: FastifyRequest) {
  const known = appErrorOf(error);
  if (known.status >= 500) request.log.error({ err: error }, 'A tool run failed');
  return { status: known.status, ...known.body };
}

interface Run {
  services: Services;
  userId: string;
  /** Fires when the reader has gone. */
  signal: AbortSignal;
  /** Fires when the process stops and open runs have to end. */
  stopping: AbortSignal;
  log: FastifyRequest['log'];
  teller: Teller;
}

/** Milliseconds that calls outside have to leave before what saving needs is read. */
const readAheadAfter = 40;

/** Gather → build → join → save. Whatever fails, nothing is saved and every open call outside is ended. */
async function runTool<K extends ToolCall, Part, Gathered, Built, Ahead, Joined>(
  tool: ToolDefinition<K, Part, Gathered, Built, Ahead, Joined>,
  input: ToolInput<K>,
  run: Run,
): Promise<ToolResult<K>> {
  const { services, userId, teller } = run;
  const started = services.clock.now();
  // The stream's head goes out before the first computing.
  await ownTurn();
  const work = await tool.work();
  const failed = new AbortController();
  const signal = AbortSignal.any([run.signal, run.stopping, failed.signal]);
  const parts = work.parts(input);
  let done = 0;
  const progress = (message: string) => teller.send('progress', { done, total: parts.length, message });
  const context: ToolContext = {
    services,
    userId,
    signal,
    log: run.log,
    progress,
    partial: (data) => teller.sendIfRoom('partial', data),
  };
  const build = async (part: Part, gathered: Gathered) => {
    await ownTurn();
    signal.throwIfAborted();
    const piece = work.build(part, gathered);
    done += 1;
    teller.send('partial', tool.partialOf(part, piece));
    progress(`Done: ${tool.nameOf(part)}`);
    return piece;
  };
  progress(parts.length === 1 ? 'Started' : `Started on ${parts.length}`);
  let built: Built[];
  let ahead: Promise<Ahead | null>;
  try {
    let gathered = () => {};
    const isGathered = new Promise<void>((resolve) => (gathered = resolve));
    // The embedded database computes in this thread: a call outside that was just begun would not leave until it is done.
    ahead = prepareAhead(work, parts, signal)
      .then(() => Promise.race([isGathered, delay(readAheadAfter)]))
      .then(() => readAhead(tool, services.database.db, userId, input, signal));
    const building = await sideBySide(parts, tool.atOnce, async (part) => {
      signal.throwIfAborted();
      const gathered = await work.gather(part, context);
      // Building does not hold the place up: the next part's outside call is made first.
      const piece = build(part, gathered);
      piece.catch((error: unknown) => failed.abort(error));
      return { piece };
    });
    gathered();
    built = await Promise.all(building.map(({ piece }) => piece));
  } catch (error) {
    failed.abort(error);
    if (run.stopping.aborted) throw new AppError('restarting', { cause: error, retryAfterSeconds: 2 });
    throw error;
  }
  const result = tool.join(input, built);
  // Waited for before the transaction: the embedded database answers nobody else while one is open.
  const found = await ahead;
  run.signal.throwIfAborted();
  let hasLetter = false;
  const saved = await retriedTransaction(services.database, async (tx) => {
    const now = services.clock.now();
    const kept = await tool.save(tx, { userId, now, input, result, ahead: found });
    const generations = tool.generations(kept.result);
    await recordRun(tx, {
      userId,
      action: tool.id,
      limited: dailyLimits[tool.id] !== null,
      businessProfileId: kept.businessProfileId,
      now,
      ...generations,
    });
    const { PUBLIC_URL: publicUrl } = services.env;
    const { total } = generations;
    hasLetter = await queueFinishedLetter(tx, { userId, publicUrl, started, now, total });
    return kept.result;
  });
  if (hasLetter) void postLetters(services);
  return saved;
}

/** Does the parts' computing one by one while others wait for the outside. */
async function prepareAhead<Part>(
  work: { prepare?(part: Part): void },
  parts: readonly Part[],
  signal: AbortSignal,
): Promise<void> {
  if (!work.prepare) return;
  try {
    for (const part of parts) {
      await ownTurn();
      if (signal.aborted) return;
      work.prepare(part);
    }
  } catch {
    // Gathering the part meets the same fault and tells it.
  }
}

/** Reading ahead saves time and decides nothing: when it fails, saving reads for itself and tells what is wrong. */
async function readAhead<K extends ToolCall, Ahead>(
  tool: Pick<ToolDefinition<K, unknown, unknown, unknown, Ahead>, 'readAhead'>,
  db: Queryable,
  userId: string,
  input: ToolInput<K>,
  signal: AbortSignal,
): Promise<Ahead | null> {
  if (!tool.readAhead || signal.aborted) return null;
  try {
    return await tool.readAhead(db, userId, input);
  } catch {
    return null;
  }
}
