import { Agent, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';

export interface Sent {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  /** Milliseconds to the end of the answer. */
  ms: number;
}

export interface Sending {
  method: string;
  /** As it goes out: nothing is normalised. */
  path: string;
  headers: Record<string, string>;
  body: Buffer | null;
  chunked: boolean;
}

/** No answer in time, or a connection that ended without one. */
export class NoAnswer extends Error {}

/** Sends requests that a browser would not, over kept connections to one server of this machine. */
export class Sender {
  readonly #origin: URL;
  readonly #limitMs: number;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 64 });

  /** @param limitMs longest time to the end of an answer */
  constructor(origin: string, limitMs: number) {
    this.#origin = new URL(origin);
    this.#limitMs = limitMs;
  }

  /** @throws NoAnswer */
  async send({ method, path, headers, body, chunked }: Sending): Promise<Sent> {
    const began = performance.now();
    return new Promise<Sent>((resolve, reject) => {
      const request = httpRequest({
        host: this.#origin.hostname,
        port: this.#origin.port,
        agent: this.#agent,
        method,
        path,
        // Named, since Node frames no body of a GET by itself: it would be read as the next request.
        headers: {
          ...headers,
          ...(body !== null &&
            (chunked ? { 'transfer-encoding': 'chunked' } : { 'content-length': String(body.length) })),
        },
      });
      const fail = (reason: string) => {
        clearTimeout(timer);
        request.destroy();
        reject(new NoAnswer(`${reason} after ${Math.round(performance.now() - began)} ms`));
      };
      const timer = setTimeout(() => fail('no answer'), this.#limitMs);
      request.on('response', (response) => {
        text(response).then(
          (read) => {
            clearTimeout(timer);
            // What the server did not want to read must not be waited for.
            if (!request.writableFinished) request.destroy();
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              body: read,
              ms: performance.now() - began,
            });
          },
          (error: unknown) => fail(`an answer broken off (${String(error)})`),
        );
      });
      request.on('error', (error) => fail(`a connection that ended: ${error.message}`));
      if (body !== null && chunked) {
        const third = Math.ceil(body.length / 3) || 1;
        for (let from = 0; from < body.length; from += third)
          request.write(body.subarray(from, from + third));
        request.end();
      } else request.end(body ?? undefined);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}
