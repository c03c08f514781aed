import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import {
  keepPendingSecret,
  renewRecoveryCodes,
  turnTwoFactorOff,
  turnTwoFactorOn,
  type Account,
} from './accounts.ts';
import { accountPath, overviewPage, type AccountRoute, type SignedIn } from './account-overview.ts';
import { formValues, sendPage, type EmbeddedContext } from './context.ts';
import { faultSentences } from './faults.ts';
import {
  newRecoveryCodesLetter,
  queueSignInLetter,
  twoFactorOffLetter,
  twoFactorOnLetter,
} from './letters.ts';
import { recoveryCodesPage, twoFactorSetUpPage } from './pages/account.ts';
import { provePassword } from './sign-in-steps.ts';
import { hashRecoveryCode, newRecoveryCodes, newTotpSecret, stepOfCode, totpAddress } from './two-factor.ts';

/** How long the right password counts while the app is set up, and how long the recovery codes can be seen. */
const setUpMilliseconds = 15 * 60 * 1_000;

/** What the page of the set-up shows, sealed in the account's row: the key until it is confirmed, then the codes. */
const Pending = z.object({
  accountId: z.string(),
  /** Session at the provider in which the password was given; no other one sees it. */
  session: z.string(),
  /** Milliseconds since 1970. */
  at: z.number(),
  secret: z.string(),
  /** Empty until the app is confirmed. */
  codes: z.array(z.string()),
  /** The codes stand in place of earlier ones; the app is the same. */
  renewed: z.boolean().default(false),
});
type Pending = z.output<typeof Pending>;

const setUpPath = `${accountPath}/two-factor`;

/**
 * Switching the second factor on and off, and new recovery codes; each asks for the password. What comes of a form stands under an address of
 * its own, so that going back or loading anew never asks to send the password again.
 */
export function registerTwoFactorPages(page: AccountRoute, context: EmbeddedContext): void {
  const { database, keyring, clock } = context;
  const seal = (pending: Pending) => keyring.seal('two-factor set-up', JSON.stringify(pending));

  page('GET', '/two-factor', async (signedIn, _request, reply) => {
    const { account } = signedIn;
    const pending = pendingOf(context, signedIn);
    if (pending && pending.codes.length > 0) return sendPage(reply, recoveryCodesPage(pending));
    if (pending && account.totpSecret === null) return setUp(reply, account, pending.secret, null);
    return reply.redirect(accountPath, 303);
  });

  page('POST', '/two-factor', async ({ account, providerSession }, request, reply) => {
    if (account.totpSecret !== null) return reply.redirect(accountPath, 303);
    const wrong = await wrongPassword(context, account, formValues(request), request.ip);
    if (wrong) return sendPage(reply, wrong.page, wrong.status);
    const begun = { accountId: account.id, session: providerSession, at: clock.now().getTime() };
    const sealed = seal({ ...begun, secret: newTotpSecret(), codes: [], renewed: false });
    await keepPendingSecret(database.db, account.id, sealed);
    return reply.redirect(setUpPath, 303);
  });

  page('POST', '/two-factor/on', async (signedIn, request, reply) => {
    const { account } = signedIn;
    if (account.totpSecret !== null) return reply.redirect(setUpPath, 303);
    const pending = pendingOf(context, signedIn);
    if (pending === null) {
      const message = 'That took too long. Type your password once more and begin again.';
      const twoFactor = { values: {}, message, errors: {} };
      return sendPage(reply, await overviewPage(context, account, { twoFactor }), 422);
    }
    const { secret } = pending;
    const step = stepOfCode(secret, account, formValues(request)['code'] ?? '', clock.now());
    if (step === null) {
      const message = 'This code is not right. Type the six digits that the app shows now.';
      return setUp(reply, account, secret, message);
    }
    const codes = newRecoveryCodes();
    const hashes = codes.map((each) => hashRecoveryCode(account.id, each));
    const shown = seal({ ...pending, at: clock.now().getTime(), codes });
    await database.transaction(async (tx) => {
      await turnTwoFactorOn(tx, account.id, keyring.seal('totp', secret), step, hashes, shown);
      await queueSignInLetter(tx, account, twoFactorOnLetter(context.publicUrl), clock.now());
    });
    context.letters.post();
    context.log.info({ accountId: account.id }, 'Two-factor was switched on');
    return reply.redirect(setUpPath, 303);
  });

  page('POST', '/two-factor/codes', async ({ account, providerSession }, request, reply) => {
    if (account.totpSecret === null) return reply.redirect(accountPath, 303);
    const wrong = await wrongPassword(context, account, formValues(request), request.ip);
    if (wrong) return sendPage(reply, wrong.page, wrong.status);
    const codes = newRecoveryCodes();
    const hashes = codes.map((each) => hashRecoveryCode(account.id, each));
    const begun = { accountId: account.id, session: providerSession, at: clock.now().getTime() };
    const shown = seal({ ...begun, secret: '', codes, renewed: true });
    const renewed = await database.transaction(async (tx) => {
      if (!(await renewRecoveryCodes(tx, account.id, hashes, shown))) return false;
      await queueSignInLetter(tx, account, newRecoveryCodesLetter(context.publicUrl), clock.now());
      return true;
    });
    if (!renewed) return reply.redirect(accountPath, 303);
    context.letters.post();
    context.log.info({ accountId: account.id }, 'New recovery codes were made');
    return reply.redirect(setUpPath, 303);
  });

  page('POST', '/two-factor/off', async ({ account }, request, reply) => {
    const wrong = await wrongPassword(context, account, formValues(request), request.ip);
    if (wrong) return sendPage(reply, wrong.page, wrong.status);
    await database.transaction(async (tx) => {
      await turnTwoFactorOff(tx, account.id);
      await queueSignInLetter(tx, account, twoFactorOffLetter(context.publicUrl), clock.now());
    });
    context.letters.post();
    context.log.info({ accountId: account.id }, 'Two-factor was switched off');
    return reply.redirect(`${accountPath}?done=two-factor-off`, 303);
  });
}

/** The account page that says what is wrong, or `null` for the right password. */
async function wrongPassword(
  context: EmbeddedContext,
  account: Account,
  values: Record<string, string>,
  address: string,
): Promise<{ page: string; status: number } | null> {
  const given = values['password'] ?? '';
  const answer = async (password: string, status: number) => {
    const twoFactor = { values: {}, message: null, errors: { password } };
    return { page: await overviewPage(context, account, { twoFactor }), status };
  };
  // Nobody guesses with nothing: it costs no try.
  if (given === '') return answer(faultSentences.noPassword, 422);
  const proven = await provePassword(context, account.email, given, address);
  if ('account' in proven) return null;
  return answer(proven.status === 429 ? proven.message : 'This is not your password.', proven.status);
}

/** What the set-up page may show this browser, or `null` when the password has to be given once more. */
function pendingOf(
  { keyring, clock }: EmbeddedContext,
  { account, providerSession }: SignedIn,
): Pending | null {
  const sealed = account.totpPendingSecret;
  const text = sealed === null ? null : keyring.open('two-factor set-up', sealed);
  const pending = text === null ? null : Pending.safeParse(JSON.parse(text));
  if (!pending?.success) return null;
  const { accountId, session, at } = pending.data;
  if (accountId !== account.id || session !== providerSession) return null;
  return clock.now().getTime() - at <= setUpMilliseconds ? pending.data : null;
}

async function setUp(
  reply: FastifyReply,
  account: Account,
  secret: string,
  message: string | null,
): Promise<FastifyReply> {
  const { default: qrcode } = await import('qrcode');
  const svg = await qrcode.toString(totpAddress(secret, account), {
    type: 'svg',
    errorCorrectionLevel: 'M',
    margin: 0,
  });
  return sendPage(reply, twoFactorSetUpPage(svg, secret, message), message === null ? 200 : 422);
}
