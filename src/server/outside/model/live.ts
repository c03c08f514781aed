import { setTimeout as delay } from 'node:timers/promises';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import {
  APICallError,
  extractJsonMiddleware,
  InvalidResponseDataError,
  jsonSchema,
  Output,
  parsePartialJson,
  streamText,
  wrapLanguageModel,
} from 'ai';
import { parseAnswer } from './answer.ts';
import { boundedFetch } from './bounded-fetch.ts';
import { Dialect } from './dialect.ts';
import { failureOf, longestPauseSeconds, pauseBefore } from './failure.ts';
import { ModelError, type ModelAnswer, type ModelRequest, type TextModel } from './port.ts';

export interface ModelSettings {
  /** Without the `/chat/completions` at its end. */
  baseUrl: string;
  /** Absent for endpoints that ask for none, such as one on the same machine. */
  apiKey?: string | undefined;
  model: string;
}

/** Time limits in milliseconds. */
export interface ModelLimits {
  /** From the first call to the last word, pauses and retries included. */
  total: number;
  /** From sending the question to the first word of the answer. */
  firstChunk: number;
  /** Between two words. */
  chunk: number;
  /** Shortest time between two partial answers. */
  partialEvery: number;
}

/** Reasoning models may think for a while before the first word; nobody waits for a silent stream that long. */
const defaultLimits: ModelLimits = {
  total: 120_000,
  firstChunk: 30_000,
  chunk: 20_000,
  partialEvery: 100,
};

/** Milliseconds that only grow: a clock that is set back must not prolong a pause. */
const steadyMs = () => Math.round(performance.now());
/** A listing takes about 6,000 characters; an endless answer is ended here. */
const longestAnswer = 120_000;
const retries = 2;

/** The part of the environment that names the model. */
export interface ModelEnvironment {
  AI_BASE_URL?: string | undefined;
  AI_API_KEY?: string | undefined;
  AI_MODEL?: string | undefined;
}

/** The configured model, or null when neither an endpoint nor a key is given. */
export function openModel(env: ModelEnvironment, limits: ModelLimits = defaultLimits): TextModel | null {
  if (!env.AI_BASE_URL && !env.AI_API_KEY) return null;
  return new CompatibleModel(
    {
      baseUrl: (env.AI_BASE_URL || 'https://api.openai.com/v1').replace(/\/+$/, ''),
      apiKey: env.AI_API_KEY || undefined,
      model: env.AI_MODEL || 'gpt-5',
    },
    limits,
  );
}

type Reading<Answer> = Output.Output<Answer, unknown, never>;

class CompatibleModel implements TextModel {
  readonly name: string;
  readonly #limits: ModelLimits;
  readonly #dialect = new Dialect();
  readonly #model: Parameters<typeof streamText>[0]['model'];
  /** Milliseconds since 1970 until which the endpoint asked every caller to pause. */
  #pausedUntil = 0;

  constructor(settings: ModelSettings, limits: ModelLimits) {
    this.name = settings.model;
    this.#limits = limits;
    const provider = createOpenAICompatible({
      name: 'model',
      baseURL: settings.baseUrl,
      includeUsage: true,
      supportsStructuredOutputs: true,
      fetch: boundedFetch(),
      transformRequestBody: (body: Record<string, unknown>) => this.#dialect.apply(body),
      ...(settings.apiKey !== undefined && { apiKey: settings.apiKey }),
    });
    this.#model = wrapLanguageModel({
      model: provider.chatModel(settings.model),
      middleware: extractJsonMiddleware(),
    });
  }

  async write<Answer>(request: ModelRequest<Answer>): Promise<ModelAnswer<Answer>> {
    const deadline = steadyMs() + this.#limits.total;
    let complaint = '';
    for (let calls = 1, failures = 0; ; calls += 1) {
      await this.#keepPause(request, deadline);
      try {
        return { ...(await this.#ask(request, complaint, deadline - steadyMs())), calls };
      } catch (error) {
        request.signal.throwIfAborted();
        const failure = failureOf(error);
        // An endpoint that does not know a setting is asked again without it; that is no failed try.
        if (failure.reason === 'rejected' && this.#dialect.learn(failure)) continue;
        if (failure.reason === 'bad_answer') {
          if (complaint !== '') throw failure;
          complaint = failure.message;
          continue;
        }
        failures += 1;
        const pause = pauseBefore(failure, failures);
        if (pause === null || failures > retries || steadyMs() + pause > deadline) throw failure;
        if (failure.reason === 'rate_limited')
          this.#pausedUntil = Math.max(this.#pausedUntil, steadyMs() + pause);
        else await delay(pause, undefined, { signal: request.signal });
      }
    }
  }

  /** Waits until the pause that the endpoint asked for, of any caller, is over. */
  async #keepPause(
    request: Pick<ModelRequest<unknown>, 'signal' | 'onWait'>,
    deadline: number,
  ): Promise<void> {
    const wait = this.#pausedUntil - steadyMs();
    if (wait <= 0) return;
    const seconds = Math.ceil(wait / 1000);
    if (seconds > longestPauseSeconds || this.#pausedUntil > deadline)
      throw new ModelError('rate_limited', `The endpoint asks for a pause of ${seconds} s.`, {
        retryAfterSeconds: seconds,
      });
    request.onWait?.(seconds);
    await delay(wait, undefined, { signal: request.signal });
  }

  /** How the library reads the answer: partial ones seldom, the whole one by the request's schema. */
  #output<Answer>(request: ModelRequest<Answer>, onText: (text: string) => void): Reading<Answer> {
    let lastPartial = 0;
    const { partialEvery } = this.#limits;
    return {
      ...Output.object({ schema: jsonSchema<Answer>(request.wireSchema) }),
      // Parsing each token's growing text anew would cost the square of its length.
      parsePartialOutput: async ({ text }) => {
        onText(text);
        if (!request.onPartial || steadyMs() - lastPartial < partialEvery) return undefined;
        const { value } = await parsePartialJson(text);
        if (value === undefined) return undefined;
        lastPartial = steadyMs();
        return { partial: value };
      },
      parseCompleteOutput: async ({ text }) => parseAnswer(text, request.answer, request.prompt),
      createElementStreamTransform: () => undefined,
    };
  }

  async #ask<Answer>(request: ModelRequest<Answer>, complaint: string, remaining: number) {
    const { firstChunk, chunk } = this.#limits;
    const watch = new AbortController();
    // The library's own first-chunk limit starts with the response's head, which a silent server never sends.
    const silence = setTimeout(
      () => watch.abort(new ModelError('timeout', `No word within ${firstChunk} ms.`)),
      Math.min(firstChunk, remaining),
    );
    let fault: unknown;
    let raw = '';
    const result = streamText({
      model: this.#model,
      instructions: request.instructions,
      prompt: complaint === '' ? request.prompt : `${request.prompt}\n\n${complaintText(complaint)}`,
      temperature: request.temperature,
      maxRetries: 0,
      timeout: { totalMs: remaining, chunkMs: chunk },
      abortSignal: AbortSignal.any([request.signal, watch.signal]),
      onChunk: ({ chunk }) => {
        if (chunk.type === 'text-delta' || chunk.type === 'reasoning-delta') clearTimeout(silence);
      },
      onError: ({ error }) => {
        fault ??= error;
      },
      onAbort: () => {
        fault ??= new ModelError('timeout', 'The answer stood still or took too long.');
      },
      output: this.#output(request, (text) => {
        raw = text;
        const most = request.longestAnswer ?? longestAnswer;
        if (text.length > most) watch.abort(new ModelError('bad_answer', `it is over ${most} characters.`));
      }),
    });
    try {
      for await (const partial of result.partialOutputStream) request.onPartial?.(partial);
      const value = await result.output;
      const usage = await result.usage;
      return {
        value,
        inputTokens: usage.inputTokens ?? null,
        outputTokens: usage.outputTokens ?? null,
        broken: null,
      };
    } catch (error) {
      request.signal.throwIfAborted();
      if (watch.signal.aborted) throw watch.signal.reason;
      const tokens = { inputTokens: null, outputTokens: null };
      // The last bracket had come before the connection stood still or broke: nothing of the answer is missing.
      const whole = raw.trimEnd().endsWith('}') ? parsed(raw, request) : undefined;
      if (whole !== undefined) return { value: whole, ...tokens, broken: null };
      // An endpoint that stood still would do so again: what it gave in time is all that there will be.
      if (fault instanceof ModelError && fault.reason === 'timeout' && request.isEnough !== undefined) {
        const parts = parsed(raw, request);
        if (parts !== undefined && request.isEnough(parts)) return { value: parts, ...tokens, broken: fault };
      }
      // A failing call only says "no output generated"; the reason was given to onError.
      throw saying(fault ?? withText(error, raw), raw);
    } finally {
      clearTimeout(silence);
      // Nothing of a call that ended badly stays open.
      watch.abort();
    }
  }
}

/** What can be read of an answer, whatever happened to its connection. */
function parsed<Answer>(raw: string, request: ModelRequest<Answer>): Answer | undefined {
  try {
    return parseAnswer(raw, request.answer, request.prompt);
  } catch {
    return undefined;
  }
}

/** A page of a proxy, or nothing at all: where no word of an answer came, none was cut off. */
function saying(error: unknown, rawText: string): unknown {
  return rawText === '' && InvalidResponseDataError.isInstance(error)
    ? new ModelError('bad_answer', 'it was empty.', { cause: error })
    : error;
}

function withText(error: unknown, rawText: string): unknown {
  // A call that broke while it was read says why itself.
  if (error instanceof ModelError || APICallError.isInstance(error) || rawText === '') return error;
  return new ModelError('bad_answer', 'The answer broke off.', { rawText, cause: error });
}

function complaintText(complaint: string): string {
  return `Your last answer could not be used: ${complaint}\nAnswer again with one complete JSON object of the asked shape and nothing else.`;
}
