import { PassThrough } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** Proxies close a connection that is silent for 30 to 60 s. */
const heartbeatMs = 15_000;
/** More than this waiting in the connection means a slow reader, who is spared the unfinished texts. */
const roomBytes = 256 * 1024;

/** Server-sent events of one reply. */
export class EventStream {
  readonly #body = new PassThrough({ highWaterMark: 1024 * 1024 });
  readonly #heartbeat: NodeJS.Timeout;

  constructor() {
    this.#heartbeat = setInterval(() => this.#write(': still here\n\n'), heartbeatMs);
    // The reader may leave at any time; what is written then goes nowhere.
    this.#body.on('error', () => this.end());
  }

  /** Sends the head and hands the stream to the framework, whose hooks (session, headers) run as for any reply. */
  open(reply: FastifyReply): FastifyReply {
    return reply
      .header('content-type', 'text/event-stream; charset=utf-8')
      .header('cache-control', 'no-store, no-transform')
      .header('x-accel-buffering', 'no')
      .send(this.#body);
  }

  send(event: string, data: unknown): void {
    this.#write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  /** Sends only while the reader keeps up. */
  sendIfRoom(event: string, data: unknown): void {
    if (this.#body.readableLength + this.#body.writableLength < roomBytes) this.send(event, data);
  }

  end(): void {
    clearInterval(this.#heartbeat);
    if (!this.#body.writableEnded) this.#body.end();
  }

  #write(text: string): void {
    if (!this.#body.writableEnded && !this.#body.destroyed) this.#body.write(text);
  }
}
