import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { defaultPreferences } from '#contract/settings.ts';
import { requireUser } from '#server/account/sign-in/index.ts';
import { storedUser } from '#server/account/sign-in/sessions.ts';
import { deviceWords } from '#server/account/sessions/device.ts';
import { ownTables, readOwn } from '#server/database/own-data.ts';
import type { UserRow } from '#server/database/schema/index.ts';
import { listSessions } from '#server/database/sessions.ts';
import { findPreferences } from '#server/database/user-settings.ts';
import { AppError } from '#server/errors.ts';
import type { Services } from '#server/services.ts';
import { BurstLimit } from '#server/tools/burst.ts';
import { csvParts, jsonParts } from './files.ts';
import { zipOf, type ZipFile } from './zip.ts';

/** Packing reads and compresses all that a person has; a few tries at once, then one a minute. */
const pace = { concurrent: 1, starts: 5, perMinute: 1 } as const;

/**
 * `GET /api/account/export`: everything that is stored about the user who asks, as one zip. Written while it is
 * sent; one at a time for each user.
 */
export function registerDataExport(app: FastifyInstance, { database, clock }: Services): void {
  const underWay = new Set<string>();
  const burst = new BurstLimit(pace, clock);

  const accountFiles = async (user: UserRow): Promise<ZipFile[]> => {
    const { stripeCustomerId, stripeSubscriptionId, ...profile } = user;
    const [preferences, signIn, sessions] = [
      await findPreferences(database.db, user.id),
      await app.signIn.identity.accounts?.find(user.id),
      await listSessions(database.db, user.id, new Date()),
    ];
    const signedIn = sessions.flatMap(({ sess, lastSeen }) => {
      const stored = storedUser(sess);
      return stored
        ? [
            {
              device: deviceWords(stored.userAgent),
              userAgent: stored.userAgent ?? null,
              signedInAt: stored.signedInAt,
              lastSeen,
            },
          ]
        : [];
    });
    return [
      jsonFile('account.json', {
        ...profile,
        paymentProvider: { customer: stripeCustomerId, subscription: stripeSubscriptionId },
        signIn: signIn ?? { keptBy: app.signIn.identity.name },
      }),
      jsonFile('settings.json', preferences ?? defaultPreferences),
      jsonFile('sessions.json', signedIn),
    ];
  };

  app.get('/api/account/export', async (request, reply) => {
    const user = await requireUser(request);
    if (underWay.has(user.id)) {
      throw new AppError('too_many_requests', {
        message: 'Your data are being packed already. Wait until that download has ended.',
        retryAfterSeconds: 10,
      });
    }
    const end = burst.start(user.id);
    underWay.add(user.id);
    const ended = () => {
      underWay.delete(user.id);
      end();
    };
    const now = clock.now();
    const day = now.toISOString().slice(0, 10);
    const tables = ownTables.flatMap((table): ZipFile[] => [
      { name: `${table.file}.json`, parts: jsonParts(readOwn(database, user.id, table)) },
      { name: `${table.file}.csv`, parts: csvParts(readOwn(database, user.id, table)) },
    ]);
    try {
      const files = [{ name: 'README.txt', parts: [readme(day)] }, ...(await accountFiles(user)), ...tables];
      const stream = Readable.from(zipOf(files, now), { objectMode: false });
      stream.once('close', ended);
      return await reply
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="shelfmark-data-${day}.zip"`)
        .type('application/zip')
        .send(stream);
    } catch (error) {
      ended();
      throw error;
    }
  });
}

function jsonFile(name: string, content: unknown): ZipFile {
  return { name, parts: [`${JSON.stringify(content, null, 2)}\n`] };
}

function readme(day: string): string {
  return [
    `Your data at Shelfmark, packed on ${day}`,
    '',
    'account.json   your profile, your subscription and your sign-in',
    'settings.json  what you chose in the settings',
    'sessions.json  browsers in which you are signed in',
    '',
    'Everything else is there twice: .json with all details, and .csv for spreadsheets, where a text',
    'that is too long for a cell stands in the .json file only. An empty list means that nothing of',
    'that kind is stored. Passwords are stored only as a fingerprint that nobody can read, so they',
    'are not here. Invoices are at the payment provider: see Settings, Subscription & Billing.',
    '',
  ].join('\r\n');
}
