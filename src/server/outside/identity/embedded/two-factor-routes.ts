import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { keepPendingSecret, turnTwoFactorOff, turnTwoFactorOn, type Account } from './accounts.ts';
import { accountPath, overviewPage, type AccountRoute } from './account-overview.ts';
import { formValues, sendPage, type EmbeddedContext } from './context.ts';
import { queueSignInLetter, twoFactorOffLetter, twoFactorOnLetter } from './letters.ts';
import { recoveryCodesPage, twoFactorSetUpPage } from './pages/account.ts';
import { provePassword } from './sign-in-steps.ts';
import { hashRecoveryCode, newRecoveryCodes, newTotpSecret, stepOfCode, totpAddress } from './two-factor.ts';

/** How long the right password counts while the app is set up. */
const setUpMilliseconds = 15 * 60 * 1_000;

const Proof = z.object({ accountId: z.string(), at: z.number() });

/** Switching the second factor on and off; either asks for the password. */
export function registerTwoFactorPages(page: AccountRoute, context: EmbeddedContext): void {
  const { database, keyring, clock } = context;

  page('POST', '/two-factor', async ({ account }, request, reply) => {
    if (account.totpSecret !== null) return reply.redirect(accountPath, 303);
    const wrong = await wrongPassword(context, account, formValues(request), request.ip);
    if (wrong) return sendPage(reply, wrong.page, wrong.status);
    const secret = newTotpSecret();
    await keepPendingSecret(database.db, account.id, keyring.seal('totp', secret));
    const proof = { accountId: account.id, at: clock.now().getTime() };
    return setUp(reply, account, secret, keyring.seal('two-factor set-up', JSON.stringify(proof)), null);
  });

  page('POST', '/two-factor/on', async ({ account }, request, reply) => {
    if (account.totpSecret !== null) return reply.redirect(accountPath, 303);
    const { proof = '', code = '' } = formValues(request);
    const secret =
      account.totpPendingSecret === null ? null : keyring.open('totp', account.totpPendingSecret);
    if (secret === null || !proves(context, account, proof)) {
      const message = 'That took too long. Type your password once more and begin again.';
      const twoFactor = { values: {}, message, errors: {} };
      return sendPage(reply, await overviewPage(context, account, { twoFactor }), 422);
    }
    const step = stepOfCode(secret, account, code, clock.now());
    if (step === null) {
      const message = 'This code is not right. Type the six digits that the app shows now.';
      return setUp(reply, account, secret, proof, message);
    }
    const codes = newRecoveryCodes();
    const hashes = codes.map((each) => hashRecoveryCode(account.id, each));
    await database.transaction(async (tx) => {
      await turnTwoFactorOn(tx, account.id, keyring.seal('totp', secret), step, hashes);
      await queueSignInLetter(tx, account, twoFactorOnLetter(context.publicUrl), clock.now());
    });
    context.letters.post();
    context.log.info({ accountId: account.id }, 'Two-factor was switched on');
    return sendPage(reply, recoveryCodesPage(codes));
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
  const proven = await provePassword(context, account.email, values['password'] ?? '', address);
  if ('account' in proven) return null;
  const password = proven.status === 429 ? proven.message : 'This is not your password.';
  const twoFactor = { values: {}, message: null, errors: { password } };
  return { page: await overviewPage(context, account, { twoFactor }), status: proven.status };
}

function proves({ keyring, clock }: EmbeddedContext, account: Account, sealed: string): boolean {
  const text = keyring.open('two-factor set-up', sealed);
  const proof = text === null ? null : Proof.safeParse(JSON.parse(text));
  if (!proof?.success || proof.data.accountId !== account.id) return false;
  return clock.now().getTime() - proof.data.at <= setUpMilliseconds;
}

async function setUp(
  reply: FastifyReply,
  account: Account,
  secret: string,
  proof: string,
  message: string | null,
): Promise<FastifyReply> {
  const { default: qrcode } = await import('qrcode');
  const svg = await qrcode.toString(totpAddress(secret, account), {
    type: 'svg',
    errorCorrectionLevel: 'M',
    margin: 0,
  });
  return sendPage(reply, twoFactorSetUpPage(svg, secret, proof, message), message === null ? 200 : 422);
}
