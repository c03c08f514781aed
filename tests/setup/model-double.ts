import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** What the double does with one call. Without a `status` it streams `text` as chat completion chunks. */
export interface DoubleReply {
  text?: string;
  /** Characters of one chunk; 12 when absent. */
  chunkSize?: number;
  /** Milliseconds between two chunks; none when absent. */
  chunkDelay?: number;
  /** Milliseconds before the first chunk. */
  firstDelay?: number;
  /** Ends the connection rudely after so many characters. */
  cutAfter?: number;
  /** Ends the answer politely after so many characters, as a proxy does, without a reason or `[DONE]`. */
  endAfter?: number;
  /** Sends nothing more after so many characters, and keeps the connection. */
  stallAfter?: number;
  /** Never answers, not even with a head. */
  silent?: boolean;
  /** Closes the connection instead of answering, with or without a word of TCP. */
  hangsUp?: 'reset' | 'end';
  status?: number;
  headers?: Record<string, string>;
  /** Body of an answer with a `status`. */
  body?: string;
}

export interface DoubleRequest {
  body: { model: string; messages: { role: string; content: unknown }[]; [key: string]: unknown };
  /** All messages' text in one string. */
  prompt: string;
  /** `performance.now()` at which the first word was written. */
  firstChunkAt: number | null;
  /** True when the caller closed the connection before the end. */
  aborted: boolean;
  headers: IncomingMessage['headers'];
}

export interface ModelDouble {
  /** To be given as `AI_BASE_URL`. */
  url: string;
  requests: DoubleRequest[];
  /** Calls that are neither answered to the end nor given up. */
  open(): number;
  close(): Promise<void>;
}

/** A model endpoint on this machine's loopback that answers as it is told. */
export async function openModelDouble(
  answer: (request: DoubleRequest, index: number) => DoubleReply,
): Promise<ModelDouble> {
  const requests: DoubleRequest[] = [];
  let open = 0;
  const server = createServer((incoming, response) => {
    open += 1;
    response.once('close', () => (open -= 1));
    void serve(incoming, response, requests, answer).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    open: () => open,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function serve(
  incoming: IncomingMessage,
  response: ServerResponse,
  requests: DoubleRequest[],
  answer: (request: DoubleRequest, index: number) => DoubleReply,
): Promise<void> {
  let raw = '';
  for await (const chunk of incoming) raw += String(chunk);
  const body = JSON.parse(raw) as DoubleRequest['body'];
  const request: DoubleRequest = {
    body,
    prompt: body.messages.map(({ content }) => textOf(content)).join('\n'),
    firstChunkAt: null,
    aborted: false,
    headers: incoming.headers,
  };
  response.on('close', () => {
    request.aborted = !response.writableFinished;
  });
  const reply = answer(request, requests.push(request) - 1);
  if (reply.silent) return;
  if (reply.hangsUp !== undefined) {
    if (reply.hangsUp === 'reset') response.socket?.resetAndDestroy();
    else response.socket?.destroy();
    return;
  }
  if (reply.status !== undefined) {
    response.writeHead(reply.status, { 'content-type': 'application/json', ...reply.headers });
    response.end(
      reply.body ?? JSON.stringify({ error: { message: `Refused with ${reply.status}`, type: 'error' } }),
    );
    return;
  }
  await stream(request, response, reply);
}

async function stream(request: DoubleRequest, response: ServerResponse, reply: DoubleReply): Promise<void> {
  const { text = '', chunkSize = 12, chunkDelay = 0, firstDelay = 0 } = reply;
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.flushHeaders();
  if (firstDelay > 0) await delay(firstDelay);
  for (let at = 0; at < text.length; at += chunkSize) {
    if (response.destroyed) return;
    if (reply.cutAfter !== undefined && at >= reply.cutAfter) {
      response.destroy();
      return;
    }
    if (reply.endAfter !== undefined && at >= reply.endAfter) {
      response.end();
      return;
    }
    if (reply.stallAfter !== undefined && at >= reply.stallAfter) return;
    request.firstChunkAt ??= performance.now();
    response.write(chunkLine(request.body.model, { content: text.slice(at, at + chunkSize) }, null));
    if (chunkDelay > 0) await delay(chunkDelay);
  }
  response.write(chunkLine(request.body.model, {}, 'stop'));
  const usage = { prompt_tokens: 900, completion_tokens: Math.ceil(text.length / 4), total_tokens: 0 };
  response.write(
    `data: ${JSON.stringify({ id: 'double', object: 'chat.completion.chunk', choices: [], usage })}\n\n`,
  );
  response.end('data: [DONE]\n\n');
}

function chunkLine(model: string, delta: Record<string, unknown>, finish: string | null): string {
  const choices = [{ index: 0, delta, finish_reason: finish }];
  return `data: ${JSON.stringify({ id: 'double', object: 'chat.completion.chunk', model, choices })}\n\n`;
}

function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content.map((part: { text?: string }) => part.text ?? '').join('');
}
