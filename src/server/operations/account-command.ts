import {
  findUserByEmail,
  listUsers,
  setSubscription,
  type SubscriptionChange,
} from '#server/database/users.ts';
import { listNewsReaders } from '#server/database/user-settings.ts';
import type { UserRow } from '#server/database/schema/index.ts';
import { effectiveSubscription } from '#server/account/sign-in/current-user.ts';
import type { Database } from '#server/database/database.ts';
import { findAccountByEmail, turnTwoFactorOff } from '#server/outside/identity/embedded/accounts.ts';
import { queueSignInLetter, twoFactorTakenOffLetter } from '#server/outside/identity/embedded/letters.ts';

export interface CommandAnswer {
  /** 0 done; 1 could not be done; 2 not understood. */
  exitCode: 0 | 1 | 2;
  output: string;
}

const usage = `Usage:
  npm run account -- list
  npm run account -- activate EMAIL [--until YYYY-MM-DD]
  npm run account -- deactivate EMAIL
  npm run account -- two-factor-off EMAIL   for somebody who lost the app and all recovery codes
  npm run account -- news-readers      e-mails of those who asked for product news`;

const deactivated: SubscriptionChange = { status: 'inactive', expiresAt: null, cancelAtPeriodEnd: false };

/** One operator command on the accounts, as its words on the command line. */
export async function runAccountCommand(
  database: Database,
  words: readonly string[],
  now: Date,
): Promise<CommandAnswer> {
  const [command, ...rest] = words;
  if (command === 'list' && rest.length === 0) return done(table(await listUsers(database.db), now));
  if (command === 'news-readers' && rest.length === 0) {
    const readers = await listNewsReaders(database.db);
    return done(readers.length > 0 ? readers.join('\n') : 'Nobody has asked for product news yet.');
  }
  const options = readOptions(rest);
  if (typeof options === 'string') return notUnderstood(options);
  const { email, until } = options;
  if (command === 'activate') {
    if (until && until <= now) return notUnderstood('--until names a day that is over.');
    // An end without a renewal is what a cancelled subscription has: active until then, cancelled after.
    const change = { status: 'active', expiresAt: until, cancelAtPeriodEnd: until !== null } as const;
    return changeOf(database, email, change, until ? `active until ${day(until)}` : 'active without an end');
  }
  if (command === 'two-factor-off' && until === null) return takeTwoFactorOff(database, email, now);
  if (command === 'deactivate' && until === null) return changeOf(database, email, deactivated, 'inactive');
  return notUnderstood();
}

async function changeOf(
  database: Database,
  email: string,
  change: SubscriptionChange,
  words: string,
): Promise<CommandAnswer> {
  const user = await findUserByEmail(database.db, email);
  if (!user) {
    const output = `No account has the e-mail ${email}. An account appears here when its owner has signed in once; \`list\` shows all.`;
    return { exitCode: 1, output };
  }
  await setSubscription(database.db, user.id, change);
  return done(`${user.email ?? user.id} is now ${words}.`);
}

/** Only of the embedded sign-in; an outside issuer keeps its own. The owner hears of it by letter. */
async function takeTwoFactorOff(database: Database, email: string, now: Date): Promise<CommandAnswer> {
  const account = await findAccountByEmail(database.db, email.trim().normalize('NFKC').toLowerCase());
  if (!account) {
    return { exitCode: 1, output: `No account of the embedded sign-in has the e-mail ${email}.` };
  }
  if (account.totpSecret === null) return done(`Two-factor of ${account.email} is off already.`);
  await database.transaction(async (tx) => {
    await turnTwoFactorOff(tx, account.id);
    await queueSignInLetter(tx, account, twoFactorTakenOffLetter(), now);
  });
  return done(`Two-factor of ${account.email} is off. A letter tells its owner.`);
}

function readOptions(words: readonly string[]): { email: string; until: Date | null } | string {
  const [email, flag, date, ...tooMany] = words;
  if (email === undefined || tooMany.length > 0 || (flag !== undefined && flag !== '--until')) return '';
  if (!email.includes('@')) return `${email} is not an e-mail address.`;
  if (flag === undefined) return { email, until: null };
  const until = endOfDay(date ?? '');
  return until ? { email, until } : '--until needs a day written as YYYY-MM-DD.';
}

/** The last moment of the day in UTC, so that the day named still counts. */
function endOfDay(date: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return null;
  const end = new Date(`${date}T23:59:59.999Z`);
  return !Number.isNaN(end.getTime()) && day(end) === date ? end : null;
}

function table(rows: readonly UserRow[], now: Date): string {
  if (rows.length === 0) return 'No accounts yet. They appear here when their owners have signed in once.';
  const lines = rows.map((row) => [
    row.email ?? `(no e-mail, id ${row.id})`,
    effectiveSubscription(row, now).status,
    row.subscriptionExpiresAt ? day(row.subscriptionExpiresAt) : '-',
    [row.firstName, row.lastName].filter(Boolean).join(' ') || '-',
    String(row.totalGenerations),
    day(row.createdAt),
  ]);
  const head = ['E-MAIL', 'STATUS', 'UNTIL', 'NAME', 'GENERATIONS', 'SINCE'];
  const widths = head.map((title, column) =>
    Math.max(title.length, ...lines.map((line) => (line[column] ?? '').length)),
  );
  const print = (line: string[]) =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  return [print(head), ...lines.map(print)].join('\n');
}

function day(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

function done(output: string): CommandAnswer {
  return { exitCode: 0, output };
}

function notUnderstood(sentence = ''): CommandAnswer {
  return { exitCode: 2, output: sentence ? `${sentence}\n${usage}` : usage };
}
