import { emailPattern, faultSentences, shortestPassword } from '#server/outside/identity/embedded/faults.ts';
import { newPasswordHint } from '#server/outside/identity/embedded/new-passwords.ts';
import { longestTypedPassword } from '#server/outside/identity/embedded/passwords.ts';
import { field } from './frame.ts';
import type { FormState } from './form-state.ts';
import type { Markup } from './html.ts';

/** The e-mail by which somebody signs in, as it was typed. */
export function emailField(state: FormState, autofocus: boolean): Markup {
  return field({
    name: 'email',
    label: 'Email',
    type: 'email',
    inputMode: 'email',
    value: state.values['email'] ?? '',
    missing: faultSentences.noEmail,
    shape: { pattern: emailPattern, wrong: faultSentences.wrongEmail },
    error: state.errors['email'] ?? null,
    autocomplete: 'username',
    maxLength: 254,
    autofocus,
  });
}

interface PasswordField {
  name?: string;
  label?: string;
  /** A new password gets the hint of what is good, unless it is typed a second time. */
  kind: 'current' | 'new' | 'new-again';
  autofocus?: boolean;
}

export function passwordField(
  state: FormState,
  { name = 'password', label = 'Password', kind, autofocus = false }: PasswordField,
): Markup {
  return field({
    name,
    label,
    type: 'password',
    ...(kind === 'current' && {
      missing: label === 'Password' ? faultSentences.noPassword : faultSentences.noCurrentPassword,
    }),
    ...(kind === 'new' && {
      missing: faultSentences.shortPassword,
      shortest: { characters: shortestPassword, wrong: faultSentences.shortPassword },
    }),
    ...(kind === 'new-again' && { same: { as: 'newPassword', wrong: faultSentences.notTheSame } }),
    error: state.errors[name] ?? null,
    autocomplete: kind === 'current' ? 'current-password' : 'new-password',
    maxLength: longestTypedPassword,
    autofocus,
    ...(kind === 'new' && { hint: newPasswordHint }),
  });
}

/** The new password twice, since nobody can read what was typed where scripts do not run. */
export function newPasswordFields(state: FormState, autofocus = false): Markup[] {
  return [
    passwordField(state, { name: 'newPassword', label: 'New password', kind: 'new', autofocus }),
    passwordField(state, { name: 'confirmPassword', label: 'New password again', kind: 'new-again' }),
  ];
}
