import net, { type AddressInfo, type Socket } from 'node:net';

/** Answers one request with raw bytes, so that a site can be as wrong as it likes. */
export type RawAnswer = (socket: Socket, path: string, head: string) => void;

export interface RawSite {
  port: number;
  /** Request lines and headers, one for each request. */
  requests: string[];
  /** Connections, also those that sent nothing. */
  connections: () => number;
  close(): Promise<void>;
}

/** A site on loopback whose answers are written byte by byte. */
export async function openRawSite(answer: RawAnswer): Promise<RawSite> {
  const requests: string[] = [];
  const sockets = new Set<Socket>();
  let connections = 0;
  const server = net.createServer((socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined);
    let received = '';
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1');
      for (let end = received.indexOf('\r\n\r\n'); end !== -1; end = received.indexOf('\r\n\r\n')) {
        const head = received.slice(0, end);
        received = received.slice(end + 4);
        requests.push(head);
        answer(socket, head.split(' ')[1] ?? '', head);
      }
    });
  });
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  return {
    port: (server.address() as AddressInfo).port,
    requests,
    connections: () => connections,
    close: () =>
      new Promise((closed) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => closed());
      }),
  };
}

/** A whole answer in one text. */
export function response(
  status: number,
  headers: Record<string, string>,
  body: string | Buffer = '',
): Buffer {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const head = `HTTP/1.1 ${status} Said\r\n${lines.join('')}connection: close\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), Buffer.from(body)]);
}
