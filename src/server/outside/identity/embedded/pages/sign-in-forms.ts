import { newPasswordHint } from '#server/outside/identity/embedded/new-passwords.ts';
import { longestTypedPassword } from '#server/outside/identity/embedded/passwords.ts';
import { complaint, field, framed } from './frame.ts';
import { html } from './html.ts';

/** What was typed into a form and what is wrong with it. */
export interface FormState {
  values: Record<string, string>;
  /** Sentence over the whole form. */
  message: string | null;
  /** Sentence for each faulty field. */
  errors: Record<string, string>;
}

export const untouched: FormState = { values: {}, message: null, errors: {} };

/** @param base address of this interaction, without a trailing slash */
export function signInPage(base: string, state: FormState): string {
  return framed({
    title: 'Sign in',
    heading: 'Sign in',
    body: html`
      ${complaint(state.message)}
      <form method="post" action="${base}/sign-in">
        ${field({
          name: 'email',
          label: 'Email',
          type: 'email',
          inputMode: 'email',
          value: state.values['email'] ?? '',
          error: state.errors['email'] ?? null,
          autocomplete: 'username',
          maxLength: 254,
          autofocus: (state.values['email'] ?? '') === '',
        })}
        ${field({
          name: 'password',
          label: 'Password',
          type: 'password',
          error: state.errors['password'] ?? null,
          autocomplete: 'current-password',
          maxLength: longestTypedPassword,
          autofocus: (state.values['email'] ?? '') !== '',
        })}
        <button type="submit">Sign in</button>
      </form>
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
  return framed({
    title: 'Create an account',
    heading: 'Create an account',
    body: html`
      ${complaint(state.message)}
      <form method="post" action="${base}/sign-up">
        ${field({
          name: 'email',
          label: 'Email',
          type: 'email',
          inputMode: 'email',
          value: state.values['email'] ?? '',
          error: state.errors['email'] ?? null,
          autocomplete: 'username',
          maxLength: 254,
          autofocus: state.errors['email'] !== undefined || state.errors['password'] === undefined,
        })}
        ${field({
          name: 'password',
          label: 'Password',
          type: 'password',
          error: state.errors['password'] ?? null,
          autocomplete: 'new-password',
          maxLength: longestTypedPassword,
          autofocus: state.errors['email'] === undefined && state.errors['password'] !== undefined,
          hint: newPasswordHint,
        })}
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
export function codePage(base: string, message: string | null): string {
  return framed({
    title: 'Enter your code',
    heading: 'Enter your code',
    lead: 'Open your authenticator app and type the six digits that it shows for Shelfmark. A recovery code works too.',
    body: html`
      ${complaint(message)}
      <form method="post" action="${base}/code">
        ${field({
          name: 'code',
          label: 'Code',
          autocomplete: 'one-time-code',
          maxLength: 40,
          autofocus: true,
          error: null,
        })}
        <button type="submit">Continue</button>
      </form>
      <p class="aside"><a href="${base}/sign-in">Sign in with another account</a></p>
    `,
  });
}
