import type { Account } from '#server/outside/identity/embedded/accounts.ts';
import { faultSentences } from '#server/outside/identity/embedded/faults.ts';
import { resetPath } from '#server/outside/identity/embedded/letters.ts';
import { newPasswordFields, passwordField } from './fields.ts';
import type { FormState } from './form-state.ts';
import { complaint, field, framed } from './frame.ts';
import { html, trustedMarkup, type Markup } from './html.ts';

export interface AccountView {
  account: Pick<Account, 'email' | 'totpSecret'>;
  recoveryCodesLeft: number;
  /** What was just done, in a sentence. */
  notice: string | null;
  password: FormState;
  /** The form that switches the second factor on or off. */
  twoFactor: FormState;
}

const back = html`<p class="aside"><a href="/settings">Back to Shelfmark</a></p>`;

/** Password and two-factor of one account. */
export function accountPage(view: AccountView): string {
  const { account, notice } = view;
  return framed({
    title: 'Password and two-factor',
    heading: 'Password and two-factor',
    lead: html`Signed in as <b>${account.email}</b>`,
    wide: true,
    body: html`
      ${notice === null ? null : html`<p class="notice" role="status">${notice}</p>`}
      <section aria-labelledby="password-heading">
        <h2 id="password-heading">Change your password</h2>
        ${passwordForm(view.password, account.email)}
      </section>
      <section aria-labelledby="two-factor-heading">
        <h2 id="two-factor-heading">Two-factor sign-in</h2>
        ${account.totpSecret === null ? twoFactorOff(view) : twoFactorOn(view)}
      </section>
      ${back}
    `,
  });
}

function passwordForm(state: FormState, email: string): Markup {
  return html`${complaint(state.message, 'password-complaint')}
    <form method="post" novalidate action="/oidc/account/password">
      <input type="hidden" name="username" value="${email}" autocomplete="username" />
      ${passwordField(state, { name: 'currentPassword', label: 'Current password', kind: 'current' })}
      ${newPasswordFields(state)}
      <p class="hint">Every other place where you are signed in is signed out.</p>
      <button type="submit">Change password</button>
    </form>
    <p class="aside"><a href="${resetPath}">Forgot your password?</a></p>`;
}

function twoFactorOff(view: AccountView): Markup {
  return html`<p>
      Off. With it on, signing in asks for a code of the authenticator app on your phone after the password.
    </p>
    ${passwordProof(view.twoFactor, '/oidc/account/two-factor', 'Switch on two-factor')}`;
}

function twoFactorOn(view: AccountView): Markup {
  const left = view.recoveryCodesLeft;
  return html`<p>
      On. ${left} of your recovery codes ${left === 1 ? 'is' : 'are'} left.
      ${left < 3 && html`Switch it off and on again to get new ones.`}
    </p>
    ${passwordProof(view.twoFactor, '/oidc/account/two-factor/off', 'Switch off two-factor')}`;
}

function passwordProof(state: FormState, action: string, button: string): Markup {
  return html`${complaint(state.message, 'two-factor-complaint')}
    <form method="post" novalidate action="${action}">
      ${passwordField(state, { kind: 'current' })}
      <button type="submit" class="plain">${button}</button>
    </form>`;
}

/**
 * Switching on, after the password: the QR code and the field for the first code.
 *
 * @param qrCode SVG of the address
 * @param secret base32, for typing it by hand
 */
export function twoFactorSetUpPage(qrCode: string, secret: string, message: string | null): string {
  const spaced = (secret.match(/.{1,4}/gu) ?? []).join(' ');
  return framed({
    title: 'Switch on two-factor',
    heading: 'Switch on two-factor',
    wide: true,
    body: html`
      ${complaint(message)}
      <ol class="steps">
        <li>
          <p>
            Scan this with an authenticator app, such as the one built into your phone or password manager.
          </p>
          <div class="qr" role="img" aria-label="QR picture of the key below">${trustedMarkup(qrCode)}</div>
          <p>Or type this key into the app: <code>${spaced}</code></p>
        </li>
        <li>
          <form method="post" novalidate action="/oidc/account/two-factor/on">
            ${field({
              name: 'code',
              label: 'Code',
              hint: 'The six digits that the app shows now.',
              missing: faultSentences.noCode,
              autocomplete: 'one-time-code',
              inputMode: 'numeric',
              maxLength: 10,
              autofocus: message !== null,
            })}
            <button type="submit">Switch on</button>
          </form>
        </li>
      </ol>
      <p class="aside"><a href="/oidc/account">Cancel</a></p>
    `,
  });
}

/** Right after switching on, until they are said to be kept. */
export function recoveryCodesPage(codes: readonly string[]): string {
  return framed({
    title: 'Your recovery codes',
    heading: 'Two-factor is on',
    lead: 'Keep these recovery codes where you will find them without your phone. Each works once in place of a code of the app. They are not shown again.',
    wide: true,
    body: html`
      <ul class="codes">
        ${codes.map((code) => html`<li><code>${code}</code></li>`)}
      </ul>
      <p class="ways"><a class="button" href="/oidc/account">I have kept them</a></p>
    `,
  });
}
