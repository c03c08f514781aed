import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { errorTable, type ErrorCode } from '#contract/errors.ts';

/**
 * A body of which nothing comes for so long has stopped, in milliseconds. The whole of a request may take longer
 * (`requestTimeout`), so that slow lines are served.
 */
const patienceMs = 15_000;

/** Node's names of what it could not read; everything else is a request that breaks the rules of HTTP. */
const codeByReason: Readonly<Record<string, ErrorCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'too_slow',
  HPE_HEADER_OVERFLOW: 'head_too_large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'too_large',
};

/**
 * Answers what is no request, or never became a whole one, and ends its connection. No route and no hook hears of it.
 * For Fastify's `clientErrorHandler`, whose own answers are not `{code, message}`.
 */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  refuse(codeByReason[error.code ?? ''] ?? 'bad_request', socket, error);
}

/**
 * Ends requests whose body stops coming. A chunk may claim any size (up to 2^64 - 1 bytes it is no fault of HTTP), so
 * only its silence tells that nothing comes; without this it holds connection and route until `requestTimeout`.
 */
export function cutSilentSenders(app: FastifyInstance, patience = patienceMs): void {
  const { server } = app;
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket, headers } = request;
    answering.set(socket, response);
    if (headers['transfer-encoding'] === undefined && !Number(headers['content-length'])) return;
    socket.setTimeout(patience);
    request.once('close', () => {
      // With its answer the connection has got the time for which it is kept, and which the answer has named.
      if (!response.writableFinished) socket.setTimeout(server.timeout);
    });
    request.on('timeout', () => refuse('too_slow', socket));
  });
}

/** The newest answer of each connection. */
const answering = new WeakMap<Socket, ServerResponse>();

/** What still comes of a malformed request is thrown away for so long: closed at once, the system would take the answer back. */
const lingerMs = 500;

const refused = new WeakSet<Socket>();

function refuse(code: ErrorCode, socket: Socket, cause?: Error): void {
  // The rest of what could not be read is no new request.
  if (refused.has(socket)) return;
  refused.add(socket);
  const answer = answering.get(socket);
  // In the middle of an answer nothing else may be written.
  const isAnswering = answer !== undefined && answer.headersSent && !answer.writableFinished;
  if (!socket.writable || isAnswering) {
    socket.destroy(cause);
    return;
  }
  if (code === 'too_slow') {
    // At once: should the rest come now, the call would be done after it was refused.
    socket.write(answerOf(code));
    socket.destroy(cause);
    return;
  }
  socket.end(answerOf(code));
  const closing = setTimeout(() => socket.destroy(cause), lingerMs);
  socket.once('close', () => clearTimeout(closing));
}

function answerOf(code: ErrorCode): string {
  const { status, message } = errorTable[code];
  const body = JSON.stringify({ code, message });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    'connection: close',
  ];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}
