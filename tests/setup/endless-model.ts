import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

/** How an endpoint behaves that means harm, or is broken. */
type Answer = (response: ServerResponse) => void;

function event(delta: object, finish: string | null = null): string {
  const choices = [{ index: 0, delta, finish_reason: finish }];
  return `data: ${JSON.stringify({ id: 'endless', object: 'chat.completion.chunk', model: 'endless', choices })}\n\n`;
}

function begin(response: ServerResponse, headers: Record<string, string> = {}): void {
  response.writeHead(200, { 'content-type': 'text/event-stream', ...headers }).flushHeaders();
}

/** As fast as the reader takes it, until it goes. */
function pour(response: ServerResponse, part: string | (() => string)): void {
  const make = typeof part === 'string' ? () => part : part;
  const more = () => {
    while (!response.destroyed && response.write(make()));
  };
  response.on('drain', more);
  more();
}

function drip(response: ServerResponse, part: string): void {
  const timer = setInterval(() => response.write(part), 1_000);
  response.once('close', () => clearInterval(timer));
}

function pouring(part: string | (() => string)): Answer {
  return (response) => {
    begin(response);
    pour(response, part);
  };
}

function wholeAnswer(text: string): Answer {
  return (response) => {
    begin(response);
    for (let at = 0; at < text.length; at += 50_000)
      response.write(event({ content: text.slice(at, at + 50_000) }));
    response.end(`${event({}, 'stop')}data: [DONE]\n\n`);
  };
}

function refusing(status: number): Answer {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    pour(response, 'x'.repeat(65_536));
  };
}

let call = 0;
const toolCall = () => {
  call += 1;
  const fn = { name: 'x', arguments: 'y'.repeat(5_000) };
  return event({ tool_calls: [{ index: call, id: `call${call}`, type: 'function', function: fn }] });
};

/** Answers that come as fast as they are read and have no end, or no sense. */
export const pouredAnswers: Readonly<Record<string, Answer>> = {
  'one line without end': (response) => {
    begin(response);
    response.write('data: ');
    pour(response, 'x'.repeat(65_536));
  },
  'text without end': pouring(event({ content: 'word '.repeat(100) })),
  'thoughts without end': pouring(event({ reasoning_content: 'word '.repeat(2_000) })),
  'empty words without end': pouring(event({ content: '' }).repeat(200)),
  'tool calls without end': pouring(toolCall),
  'a 500 without end': refusing(500),
  'a 400 without end': refusing(400),
  'JSON of 100 MB': (response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(Buffer.alloc(100_000_000, 'x'));
  },
  '300 MB packed by gzip': (response) => {
    begin(response, { 'content-encoding': 'gzip' });
    response.end(gzipSync(Buffer.alloc(300_000_000, 'x')));
  },
  'objects 20,000 deep': wholeAnswer(`${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`),
  'brackets 90,000 deep': wholeAnswer(`{"productTitle":${'['.repeat(90_000)}`),
};

/** Answers that end only when the caller's time does. */
export const drippingAnswers: Readonly<Record<string, Answer>> = {
  'comments without end': pouring(': still here\n\n'.repeat(100)),
  'a refusal, a sign a second': (response) => {
    response.writeHead(500).flushHeaders();
    drip(response, 'x');
  },
  'a word a second': (response) => {
    begin(response);
    drip(response, event({ content: 'a' }));
  },
};

export interface EndlessModel {
  /** To be given as `AI_BASE_URL`. */
  url: string;
  /** Sets what every further call is answered with. */
  answerWith(answer: Answer): void;
  /** Calls that are still being answered. */
  open(): number;
  close(): void;
}

/** A model endpoint on this machine's loopback that never comes to an end. */
export async function openEndlessModel(): Promise<EndlessModel> {
  let current: Answer = (response) => response.end();
  let open = 0;
  const server = createServer((request, response) => {
    open += 1;
    response.once('close', () => (open -= 1));
    request.resume().once('end', () => current(response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    answerWith: (answer) => (current = answer),
    open: () => open,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
