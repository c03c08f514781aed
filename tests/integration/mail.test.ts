import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { queueLetter } from '#server/database/mail-outbox.ts';
import { readEnvironment } from '#server/env.ts';
import { createLogger } from '#server/logger.ts';
import { postLetters } from '#server/operations/post-letters.ts';
import { openMail } from '#server/outside/mail/live.ts';
import { writeLetter } from '#server/outside/mail/letter.ts';
import type { Letter, Mail } from '#server/outside/mail/port.ts';
import { eachDatabase } from '#tests/setup/databases.ts';
import { MovableClock } from './sign-in-app.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'shelfmark-mail-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const text = writeLetter({
  subject: 'Your receipt – “thank you” <b>',
  paragraphs: ['We received 9,99 €.', 'A line with <script>alert(1)</script> & more.'],
  facts: [['Amount', '$9.99 USD']],
  button: { label: 'Open it', url: 'https://shop.example/welcome?a=1&b=2' },
  after: ['Bye.'],
});
const letter: Letter = { to: 'Ada <ada@example.com>', key: 'receipt:in_1', ...text };

describe('A letter', () => {
  it('says the same in plain text and in HTML, where nothing of it becomes markup', () => {
    for (const part of ['We received 9,99 €.', '$9.99 USD', 'Open it', 'Bye.']) {
      expect(text.text).toContain(part);
      expect(text.html).toContain(part);
    }
    expect(text.text).toContain('https://shop.example/welcome?a=1&b=2');
    expect(text.html).toContain('href="https://shop.example/welcome?a=1&amp;b=2"');
    expect(text.html).not.toContain('<script>');
    expect(text.html).toContain('&lt;script&gt;');
    expect(text.html).not.toMatch(/<img|<link|https?:\/\/(?!shop\.example)/);
  });

  it('is written to the outbox as a mail program opens it, once for each key, for nobody else to read', async () => {
    const mail = openMail(readEnvironment({ DATA_DIR: folder, PUBLIC_URL: 'https://shop.example' }));
    expect(mail.mode).toBe('outbox');
    await mail.send(letter);
    await mail.send(letter);
    const outbox = path.join(folder, 'outbox');
    const [file, ...others] = readdirSync(outbox);
    expect(others).toEqual([]);
    const eml = readFileSync(path.join(outbox, file ?? ''), 'utf8');
    expect(eml).toMatch(/^From: Shelfmark <no-reply@shop\.example>\r$/m);
    expect(eml).toMatch(/^To: Ada <ada@example\.com>\r$/m);
    expect(eml).toMatch(/^Message-ID: <[\da-f]{32}@shop\.example>\r$/m);
    expect(eml).toContain('Content-Type: text/plain; charset=utf-8');
    expect(eml).toContain('Content-Type: text/html; charset=utf-8');
    expect(statSync(path.join(outbox, file ?? '')).mode & 0o077).toBe(0);
  });
});

/** As much of a mail server as a client needs; gives what it was told. */
async function mailServer(
  answerToData = '250 kept',
): Promise<{ server: Server; port: number; said: () => string }> {
  let said = '';
  const server = createServer((socket: Socket) => {
    let inData = false;
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      const piece = chunk.toString();
      said += piece;
      for (const line of piece.split('\r\n').filter(Boolean)) {
        if (inData && line !== '.') continue;
        if (line === 'DATA') socket.write('354 go on\r\n');
        else if (line === '.') socket.write(`${answerToData}\r\n`);
        else if (line.startsWith('EHLO')) socket.write('250-test\r\n250 AUTH PLAIN\r\n');
        else if (line.startsWith('AUTH')) socket.write('235 in\r\n');
        else if (line.startsWith('QUIT')) socket.end('221 bye\r\n');
        else socket.write('250 fine\r\n');
        inData = line === 'DATA';
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  return { server, port: address.port, said: () => said };
}

describe('Through SMTP_URL', () => {
  it('a letter goes out signed in, from the sender that the operator names', async () => {
    const { server, port, said } = await mailServer();
    const mail = openMail(
      readEnvironment({
        SMTP_URL: `smtp://post:s%40fe@127.0.0.1:${port}`,
        MAIL_FROM: 'Shelfmark <hello@shop.example>',
        PUBLIC_URL: 'https://shop.example',
      }),
    );
    expect(mail.mode).toBe('smtp');
    await mail.send(letter);
    server.close();
    expect(said()).toContain('MAIL FROM:<hello@shop.example>');
    expect(said()).toContain('RCPT TO:<ada@example.com>');
    expect(said()).toContain(Buffer.from('\0post\0s@fe').toString('base64'));
  });

  it('a refusal is an error of the outside service', async () => {
    const { server, port } = await mailServer('554 no');
    const mail = openMail(readEnvironment({ SMTP_URL: `smtp://127.0.0.1:${port}` }));
    await expect(mail.send(letter)).rejects.toMatchObject({ code: 'outside_failed' });
    server.close();
    await expect(mail.send(letter)).rejects.toMatchObject({ code: 'outside_failed' });
  });
});

eachDatabase('The outbox', (open) => {
  /** Mail that fails as often as told. */
  async function office(failures: number) {
    const env = readEnvironment({ DATA_DIR: folder, LOG_LEVEL: 'silent' });
    const sent: string[] = [];
    let left = failures;
    const mail: Mail = {
      mode: 'smtp',
      send: async ({ key }) => {
        left -= 1;
        if (left >= 0) throw new Error('no answer', { cause: new Error('connect ECONNREFUSED') });
        sent.push(key);
      },
    };
    return { database: await open(), mail, clock: new MovableClock(), log: createLogger(env), sent };
  }
  const waiting = async ({ database }: Awaited<ReturnType<typeof office>>) =>
    (
      await database.query(
        'select key, attempts, failure, plain_text, recipient from mail_outbox order by id',
      )
    ).rows;

  it('sends each key once and then forgets to whom and what', async () => {
    const at = await office(0);
    expect(await queueLetter(at.database.db, letter, at.clock.now())).toBe(true);
    expect(await queueLetter(at.database.db, letter, at.clock.now())).toBe(false);
    await Promise.all([postLetters(at), postLetters(at), postLetters({ ...at, mail: { ...at.mail } })]);
    expect(at.sent).toEqual(['receipt:in_1']);
    expect(await waiting(at)).toMatchObject([{ attempts: 1, failure: null, plain_text: '', recipient: '' }]);
  });

  it('does not send what a transaction took back', async () => {
    const at = await office(0);
    await expect(
      at.database.transaction(async (tx) => {
        await queueLetter(tx, letter, at.clock.now());
        throw new Error('taken back');
      }),
    ).rejects.toThrow('taken back');
    await postLetters(at);
    expect(at.sent).toEqual([]);
  });

  it('tries again with longer pauses, and notes the reason', async () => {
    const at = await office(2);
    await queueLetter(at.database.db, letter, at.clock.now());
    await postLetters(at);
    await postLetters(at);
    expect(await waiting(at)).toMatchObject([{ attempts: 1, failure: 'connect ECONNREFUSED' }]);
    at.clock.forward(61_000);
    await postLetters(at);
    expect(at.sent).toEqual([]);
    at.clock.forward(61_000);
    await postLetters(at);
    expect(at.sent).toEqual([]);
    at.clock.forward(5 * 60_000);
    await postLetters(at);
    expect(at.sent).toEqual(['receipt:in_1']);
  });

  it('gives up after some days and keeps the letter for the operator', async () => {
    const at = await office(1_000);
    await queueLetter(at.database.db, letter, at.clock.now());
    for (let tries = 0; tries < 12; tries += 1) {
      await postLetters(at);
      at.clock.forward(25 * 60 * 60_000);
    }
    const [row] = await waiting(at);
    expect(row).toMatchObject({ attempts: 8, recipient: 'Ada <ada@example.com>' });
  });
});
