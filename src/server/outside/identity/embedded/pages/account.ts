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
    ${passwordProof(view.twoFactor, {
      action: '/oidc/account/two-factor',
      button: 'Switch on two-factor',
    })}`;
}

function twoFactorOn(view: AccountView): Markup {
  const left = view.recoveryCodesLeft;
  return html`<p>
      On. ${left} of your recovery codes ${left === 1 ? 'is' : 'are'} left.
      ${left < 3 && html`Make new ones before they run out.`} New codes take the place of all earlier ones.
    </p>
    ${passwordProof(
      view.twoFactor,
      { action: '/oidc/account/two-factor/codes', button: 'Make new recovery codes' },
      { action: '/oidc/account/two-factor/off', button: 'Switch off two-factor' },
    )}`;
}

interface Deed {
  action: string;
  button: string;
}

/** @param deed what the Enter key does, too */
function passwordProof(state: FormState, deed: Deed, other?: Deed): Markup {
  return html`${complaint(state.message, 'two-factor-complaint')}
    <form method="post" novalidate action="${deed.action}">
      ${passwordField(state, { kind: 'current' })}
      <p class="ways">
        <button type="submit" class="plain">${deed.button}</button>
        ${
          other !== undefined &&
          html`<button type="submit" class="plain" formaction="${other.action}">${other.button}</button>`
        }
      </p>
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

/**
 * Fresh recovery codes, until they are said to be kept.
 *
 * @param made `renewed` when they stand in place of earlier ones
 */
export function recoveryCodesPage(made: { codes: readonly string[]; renewed: boolean }): string {
  const { codes, renewed } = made;
  // A file without any script: the codes are in the link, which a browser keeps to itself.
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(recoveryCodesFile(codes))}`;
  return framed({
    title: 'Your recovery codes',
    heading: renewed ? 'Your new recovery codes' : 'Two-factor is on',
    lead: `Keep these recovery codes where you will find them without your phone. Each works once in place of a code of the app. They are not shown again.${renewed ? ' The earlier ones no longer work.' : ''}`,
    wide: true,
    body: html`
      <ul class="codes">
        ${codes.map((code) => html`<li><code>${code}</code></li>`)}
      </ul>
      <p class="ways">
        <a class="button" href="/oidc/account">I have kept them</a>
        <a href="${file}" download="shelfmark-recovery-codes.txt">Download as a text file</a>
      </p>
    `,
  });
}

/** Says what the codes are for to who finds the file years later; lines end as every editor of Windows shows them. */
function recoveryCodesFile(codes: readonly string[]): string {
  return [
    'Shelfmark recovery codes. Each works once in place of a code of the authenticator app.',
    '',
    ...codes,
    '',
  ].join('\r\n');
}
