import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { accountPath, overviewPage, type AccountRoute, type SignedIn } from './account-overview.ts';
import { findAccountById, keepPendingSecret, setPasswordHash } from './accounts.ts';
import { formValues, sendPage, type EmbeddedContext } from './context.ts';
import { passwordChangedLetter, queueSignInLetter } from './letters.ts';
import { faultSentences } from './faults.ts';
import type { FormState } from './pages/form-state.ts';
import { newPasswordComplaint } from './new-passwords.ts';
import { hashPassword } from './passwords.ts';
import { endOtherProviderSessions } from './payloads.ts';
import { faultsOf, provePassword } from './sign-in-steps.ts';
import { registerTwoFactorPages } from './two-factor-routes.ts';

const notices: Record<string, string> = {
  password: 'Your password is changed. Every other place where you were signed in is signed out.',
  'two-factor-off': 'Two-factor is off.',
};

/** The page where somebody who is signed in changes the password and switches two-factor on and off. */
export function registerAccountPages(app: FastifyInstance, context: EmbeddedContext): void {
  const page: AccountRoute = (method, path, answer) =>
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
    // Who comes here has kept the recovery codes: going back shows them to nobody.
    if (account.totpSecret !== null && account.totpPendingSecret !== null)
      await keepPendingSecret(context.database.db, account.id, null);
    const done = new URL(request.url, context.publicUrl).searchParams.get('done') ?? '';
    return sendPage(reply, await overviewPage(context, account, { notice: notices[done] ?? null }));
  });

  page('POST', '/password', async (signedIn, request, reply) => {
    const { account } = signedIn;
    const state = await changePassword(context, signedIn, formValues(request), request.ip);
    if (state === null) return reply.redirect(`${accountPath}?done=password`, 303);
    return sendPage(reply, await overviewPage(context, account, { password: state.form }), state.status);
  });

  registerTwoFactorPages(page, context);
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

/** `null` when the password is changed, else the form to show again. */
async function changePassword(
  context: EmbeddedContext,
  { account, providerSession }: SignedIn,
  values: Record<string, string>,
  address: string,
): Promise<{ form: FormState; status: number } | null> {
  const { currentPassword = '', newPassword = '', confirmPassword = '' } = values;
  const errors = faultsOf({
    currentPassword: currentPassword === '' ? faultSentences.noCurrentPassword : null,
    newPassword:
      newPassword === currentPassword && newPassword !== ''
        ? 'This is the password that you have already.'
        : await newPasswordComplaint(newPassword, account.email),
    confirmPassword: confirmPassword === newPassword ? null : faultSentences.notTheSame,
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
    await queueSignInLetter(tx, account, passwordChangedLetter(context.publicUrl), context.clock.now());
  });
  await context.endProductSessions(account.id, providerSession);
  context.letters.post();
  context.log.info({ accountId: account.id }, 'A password was changed');
  return null;
}
