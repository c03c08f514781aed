import { resetPath } from '#server/outside/identity/embedded/letters.ts';
import { faultSentences } from '#server/outside/identity/embedded/faults.ts';
import { emailField, passwordField } from './fields.ts';
import type { FormState } from './form-state.ts';
import { complaint, field, framed } from './frame.ts';
import { html } from './html.ts';

/** @param base address of this interaction, without a trailing slash */
export function signInPage(base: string, state: FormState): string {
  return framed({
    title: 'Sign in',
    heading: 'Sign in',
    body: html`
      ${complaint(state.message)}
      <form method="post" novalidate action="${base}/sign-in">
        ${emailField(state, (state.values['email'] ?? '') === '')}
        ${passwordField(state, { kind: 'current', autofocus: (state.values['email'] ?? '') !== '' })}
        <button type="submit">Sign in</button>
      </form>
      <p class="aside"><a href="${resetPath}">Forgot your password?</a></p>
      <p class="aside">New here? <a href="${base}/sign-up">Create an account</a></p>
    `,
  });
}

/** @param base address of this interaction, without a trailing slash */
export function signUpPage(base: string, state: FormState): string {
  const text = (name: string, label: string, autocomplete: string) =>
    field({
      name,
      label,
      autocomplete,
      value: state.values[name] ?? '',
      error: state.errors[name] ?? null,
      required: false,
      maxLength: 100,
    });
  const passwordFirst = state.errors['email'] === undefined && (state.values['email'] ?? '') !== '';
  return framed({
    title: 'Create an account',
    heading: 'Create an account',
    body: html`
      ${complaint(state.message)}
      <form method="post" novalidate action="${base}/sign-up">
        ${emailField(state, !passwordFirst)}
        ${passwordField(state, { kind: 'new', autofocus: passwordFirst })}
        <div class="pair">
          ${text('firstName', 'First name', 'given-name')} ${text('lastName', 'Last name', 'family-name')}
        </div>
        <button type="submit">Create account</button>
      </form>
      <p class="aside">You have an account already? <a href="${base}/sign-in">Sign in</a></p>
    `,
  });
}

/** The second step. @param base address of this interaction, without a trailing slash */
export function codePage(base: string, state: FormState): string {
  return framed({
    title: 'Enter your code',
    heading: 'Enter your code',
    lead: 'Open your authenticator app and type the six digits that it shows for Shelfmark. A recovery code works too.',
    body: html`
      ${complaint(state.message)}
      <form method="post" novalidate action="${base}/code">
        ${field({
          name: 'code',
          label: 'Code',
          autocomplete: 'one-time-code',
          maxLength: 40,
          autofocus: true,
          missing: faultSentences.noCode,
          error: state.errors['code'] ?? null,
        })}
        <button type="submit">Continue</button>
      </form>
      <p class="aside"><a href="${base}/sign-in">Sign in with another account</a></p>
    `,
  });
}
