import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  countRecoveryCodes,
  dropPendingSecret,
  findAccountById,
  keepPendingSecret,
  setPasswordHash,
  turnTwoFactorOff,
  turnTwoFactorOn,
  type Account,
} from './accounts.ts';
import { formValues, sendPage, type EmbeddedContext } from './context.ts';
import { accountPage, recoveryCodesPage, twoFactorSetUpPage, type AccountView } from './pages/account.ts';
import { untouched, type FormState } from './pages/sign-in-forms.ts';
import { newPasswordComplaint } from './new-passwords.ts';
import { hashPassword } from './passwords.ts';
import { endOtherProviderSessions } from './payloads.ts';
import { faultsOf, provePassword } from './sign-in-steps.ts';
import { hashRecoveryCode, newRecoveryCodes, newTotpSecret, stepOfCode, totpAddress } from './two-factor.ts';

const accountPath = '/oidc/account';
const notices: Record<string, string> = {
  password: 'Your password is changed. Every other place where you were signed in is signed out.',
  'two-factor-off': 'Two-factor is off.',
};

interface SignedIn {
  account: Account;
  /** Session at the provider that this browser has. */
  providerSession: string;
}

/** The page where somebody who is signed in changes the password and switches two-factor on and off. */
export function registerAccountPages(app: FastifyInstance, context: EmbeddedContext): void {
  const page = (
    method: 'GET' | 'POST',
    path: string,
    answer: (signedIn: SignedIn, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
  ) =>
    app.route({
      method,
      url: `${accountPath}${path}`,
      handler: async (request, reply) => {
        const signedIn = await whoIsSignedIn(context, request, reply);
        if (!signedIn) {
          return reply.redirect(`/api/auth/login?returnTo=${encodeURIComponent(accountPath)}`, 303);
        }
        return answer(signedIn, request, reply);
      },
    });

  page('GET', '', async ({ account }, request, reply) => {
    const done = new URL(request.url, context.publicUrl).searchParams.get('done') ?? '';
    return sendPage(reply, await overview(context, account, { notice: notices[done] ?? null }));
  });

  page('POST', '/password', async (signedIn, request, reply) => {
    const { account } = signedIn;
    const state = await changePassword(context, signedIn, formValues(request), request.ip);
    if (state === null) return reply.redirect(`${accountPath}?done=password`, 303);
    return sendPage(reply, await overview(context, account, { password: state.form }), state.status);
  });

  page('GET', '/two-factor', async ({ account }, _request, reply) => {
    if (account.totpSecret !== null) return reply.redirect(accountPath, 303);
    return setUp(context, account, reply, null);
  });

  page('POST', '/two-factor', async ({ account }, request, reply) => {
    if (account.totpSecret !== null) return reply.redirect(accountPath, 303);
    const secret = await pendingSecret(context, account);
    const step = stepOfCode(secret, account, formValues(request)['code'] ?? '', context.clock.now());
    if (step === null) {
      const message = 'This code is not right. Type the six digits that the app shows now.';
      return setUp(context, account, reply, message, 422);
    }
    const codes = newRecoveryCodes();
    const hashes = codes.map((code) => hashRecoveryCode(account.id, code));
    const sealed = context.keyring.seal('totp', secret);
    await context.database.transaction((tx) => turnTwoFactorOn(tx, account.id, sealed, step, hashes));
    context.log.info({ accountId: account.id }, 'Two-factor was switched on');
    return sendPage(reply, recoveryCodesPage(codes));
  });

  page('POST', '/two-factor/off', async ({ account }, request, reply) => {
    const proven = await provePassword(
      context,
      account.email,
      formValues(request)['password'] ?? '',
      request.ip,
    );
    if (!('account' in proven)) {
      const wrong = proven.status === 429 ? proven.message : 'This is not your password.';
      const form = { values: {}, message: null, errors: { password: wrong } };
      return sendPage(reply, await overview(context, account, { twoFactorOff: form }), proven.status);
    }
    await context.database.transaction((tx) => turnTwoFactorOff(tx, account.id));
    context.log.info({ accountId: account.id }, 'Two-factor was switched off');
    return reply.redirect(`${accountPath}?done=two-factor-off`, 303);
  });
}

async function whoIsSignedIn(
  context: EmbeddedContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<SignedIn | null> {
  const provider = await context.provider();
  const session = await provider.Session.get(provider.createContext(request.raw, reply.raw));
  if (session.accountId === undefined) return null;
  const account = await findAccountById(context.database.db, session.accountId);
  return account && { account, providerSession: session.uid };
}

async function overview(
  context: EmbeddedContext,
  account: Account,
  parts: Partial<Pick<AccountView, 'notice' | 'password' | 'twoFactorOff'>>,
): Promise<string> {
  const recoveryCodesLeft =
    account.totpSecret === null ? 0 : await countRecoveryCodes(context.database.db, account.id);
  return accountPage({
    account,
    recoveryCodesLeft,
    notice: null,
    password: untouched,
    twoFactorOff: untouched,
    ...parts,
  });
}

/** `null` when the password is changed, else the form to show again. */
async function changePassword(
  context: EmbeddedContext,
  { account, providerSession }: SignedIn,
  values: Record<string, string>,
  address: string,
): Promise<{ form: FormState; status: number } | null> {
  const { currentPassword = '', newPassword = '', confirmPassword = '' } = values;
  const errors = faultsOf({
    currentPassword: currentPassword === '' ? 'Type your current password.' : null,
    newPassword:
      newPassword === currentPassword && newPassword !== ''
        ? 'This is the password that you have already.'
        : await newPasswordComplaint(newPassword, account.email),
    confirmPassword: confirmPassword === newPassword ? null : 'The two new passwords are not the same.',
  });
  if (Object.keys(errors).length > 0) return { form: { values: {}, message: null, errors }, status: 422 };
  const proven = await provePassword(context, account.email, currentPassword, address);
  if (!('account' in proven)) {
    const wrong = proven.status === 429 ? proven.message : 'This is not your current password.';
    return { form: { values: {}, message: null, errors: { currentPassword: wrong } }, status: proven.status };
  }
  const passwordHash = await hashPassword(newPassword);
  await context.database.transaction(async (tx) => {
    await setPasswordHash(tx, account.id, passwordHash, context.clock.now());
    await endOtherProviderSessions(tx, account.id, providerSession);
  });
  await context.endProductSessions(account.id, providerSession);
  context.log.info({ accountId: account.id }, 'A password was changed');
  return null;
}

/** The secret that is shown now: the one shown before, as long as it can be read. */
async function pendingSecret(context: EmbeddedContext, account: Account): Promise<string> {
  const { db } = context.database;
  const keep = () => keepPendingSecret(db, account.id, context.keyring.seal('totp', newTotpSecret()));
  const secret = context.keyring.open('totp', await keep());
  if (secret !== null) return secret;
  await dropPendingSecret(db, account.id);
  const fresh = context.keyring.open('totp', await keep());
  if (fresh === null) throw new Error('A secret that was just sealed cannot be opened');
  return fresh;
}

async function setUp(
  context: EmbeddedContext,
  account: Account,
  reply: FastifyReply,
  message: string | null,
  status = 200,
): Promise<FastifyReply> {
  const { default: qrcode } = await import('qrcode');
  const secret = await pendingSecret(context, account);
  const svg = await qrcode.toString(totpAddress(secret, account), {
    type: 'svg',
    errorCorrectionLevel: 'M',
    margin: 0,
  });
  return sendPage(reply, twoFactorSetUpPage(svg, secret, message), status);
}
