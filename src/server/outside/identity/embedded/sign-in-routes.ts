import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Account } from './accounts.ts';
import { formValues, sendPage, type EmbeddedContext } from './context.ts';
import { deadEndPage } from './pages/dead-ends.ts';
import { untouched, type FormState } from './pages/form-state.ts';
import { codePage, signInPage, signUpPage } from './pages/sign-in-forms.ts';
import { endProviderSession } from './payloads.ts';
import { mountPath } from './provider-settings.ts';
import { codeStep, signInStep, signUpStep, type StepOutcome } from './sign-in-steps.ts';

/** How long the right password counts while the code is looked up. */
const codeWithinMilliseconds = 10 * 60 * 1_000;

/**
 * The pages between "sign in" and "signed in", under `/oidc/interaction/:uid`. An open sign-in is a row at
 * the provider; its cookie and the address must name the same one.
 */
export function registerSignInPages(app: FastifyInstance, context: EmbeddedContext): void {
  const page = (
    method: 'GET' | 'POST',
    path: string,
    answer: (open: OpenSignIn, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
  ) =>
    app.route({
      method,
      url: `${mountPath}/interaction/:uid${path}`,
      handler: async (request, reply) => {
        const open = await openSignIn(context, request, reply);
        if (!open) return sendPage(reply, deadEndPage('expired'), 410);
        return answer(open, request, reply);
      },
    });

  page('GET', '', async (open, _request, reply) =>
    reply.redirect(`${open.base}/${open.wantsSignUp ? 'sign-up' : 'sign-in'}`, 303),
  );
  page('GET', '/sign-in', async (open, _request, reply) =>
    sendPage(reply, signInPage(open.base, open.begun)),
  );
  page('GET', '/sign-up', async (open, _request, reply) =>
    sendPage(reply, signUpPage(open.base, open.begun)),
  );
  page('GET', '/code', async (open, _request, reply) =>
    passwordPassed(open, context) === null
      ? reply.redirect(`${open.base}/sign-in`, 303)
      : sendPage(reply, codePage(open.base, untouched)),
  );

  page('POST', '/sign-in', async (open, request, reply) => {
    const outcome = await signInStep(context, formValues(request), request.ip);
    if ('account' in outcome) return passwordRight(context, open, request, reply, outcome.account);
    return again(reply, outcome, signInPage(open.base, outcome.state));
  });
  page('POST', '/sign-up', async (open, request, reply) => {
    const outcome = await signUpStep(context, formValues(request), request.ip);
    if ('account' in outcome) return passwordRight(context, open, request, reply, outcome.account);
    return again(reply, outcome, signUpPage(open.base, outcome.state));
  });
  page('POST', '/code', async (open, request, reply) => {
    const accountId = passwordPassed(open, context);
    if (accountId === null) return reply.redirect(`${open.base}/sign-in`, 303);
    const outcome = await codeStep(context, accountId, formValues(request)['code'] ?? '');
    if ('account' in outcome) return finish(context, request, reply, outcome.account, ['pwd', 'otp']);
    return again(reply, outcome, codePage(open.base, outcome.state));
  });
}

interface OpenSignIn {
  /** Address of this sign-in, without a trailing slash. */
  base: string;
  wantsSignUp: boolean;
  /** The form with what is known already: the e-mail that somebody has just paid with. */
  begun: FormState;
  result: Record<string, unknown>;
}

/** The open sign-in of this address and this browser, or `null` when it is finished, expired or somebody else's. */
async function openSignIn(
  context: EmbeddedContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<OpenSignIn | null> {
  const { errors } = await import('oidc-provider');
  const provider = await context.provider();
  const { uid } = request.params as { uid: string };
  try {
    const details = await provider.interactionDetails(request.raw, reply.raw);
    if (details.uid !== uid) return null;
    const hint = details.params['login_hint'];
    return {
      base: `${mountPath}/interaction/${encodeURIComponent(uid)}`,
      wantsSignUp: details.params['screen_hint'] === 'signup',
      begun: { ...untouched, values: typeof hint === 'string' ? { email: hint } : {} },
      result: details.result ?? {},
    };
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return null;
    throw error;
  }
}

/** After the right password: the code when two-factor is on, else done. */
async function passwordRight(
  context: EmbeddedContext,
  open: OpenSignIn,
  request: FastifyRequest,
  reply: FastifyReply,
  account: Account,
): Promise<unknown> {
  if (account.totpSecret === null) return finish(context, request, reply, account, ['pwd']);
  const provider = await context.provider();
  const passed = { accountId: account.id, at: context.clock.now().getTime() };
  // Kept in the provider's own row: the browser cannot change it, and only `login` in it signs anybody in.
  await provider.interactionResult(
    request.raw,
    reply.raw,
    { passwordPassed: passed },
    { mergeWithLastSubmission: false },
  );
  return reply.redirect(`${open.base}/code`, 303);
}

/** Id of the account whose password was right a moment ago in this sign-in, or `null`. */
function passwordPassed(open: OpenSignIn, context: EmbeddedContext): string | null {
  const passed = open.result['passwordPassed'];
  if (typeof passed !== 'object' || passed === null || !('accountId' in passed) || !('at' in passed))
    return null;
  const { accountId, at } = passed;
  if (typeof accountId !== 'string' || typeof at !== 'number') return null;
  return context.clock.now().getTime() - at <= codeWithinMilliseconds ? accountId : null;
}

async function finish(
  context: EmbeddedContext,
  request: FastifyRequest,
  reply: FastifyReply,
  account: Account,
  amr: string[],
): Promise<unknown> {
  const provider = await context.provider();
  const before = await provider.Session.get(provider.createContext(request.raw, reply.raw));
  // Somebody else was signed in here, in another tab perhaps. Their session ends before the new one begins.
  if (before.accountId !== undefined && before.accountId !== account.id) {
    await endProviderSession(context.database.db, before.uid);
  }
  const goOn = await provider.interactionResult(
    request.raw,
    reply.raw,
    { login: { accountId: account.id, amr, remember: true } },
    { mergeWithLastSubmission: false },
  );
  return reply.redirect(goOn, 303);
}

function again(
  reply: FastifyReply,
  outcome: Exclude<StepOutcome, { account: Account }>,
  page: string,
): FastifyReply {
  if (outcome.retryAfterSeconds !== undefined) reply.header('retry-after', outcome.retryAfterSeconds);
  return sendPage(reply, page, outcome.status);
}
