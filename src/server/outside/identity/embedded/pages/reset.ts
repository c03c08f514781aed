import { resetPath } from '#server/outside/identity/embedded/letters.ts';
import { resetMinutes } from '#server/outside/identity/embedded/password-resets.ts';
import { emailField, newPasswordFields } from './fields.ts';
import type { FormState } from './form-state.ts';
import { complaint, framed } from './frame.ts';
import { html, type Markup } from './html.ts';

/** Whether letters leave this machine, and whom to ask where they do not. */
export interface LetterWay {
  delivered: boolean;
  /** Mailbox of the operator, if one is named. */
  helpAt: string | null;
}

/** Asks for the e-mail of the account. */
export function resetAskPage(state: FormState, way: LetterWay): string {
  return framed({
    title: 'Forgot your password?',
    heading: 'Forgot your password?',
    lead: way.delivered
      ? 'Type the e-mail of your account. We send a letter with a link by which you choose a new password.'
      : 'Type the e-mail of your account.',
    body: html`
      ${way.delivered ? null : noLetters(way)} ${complaint(state.message)}
      <form method="post" novalidate action="${resetPath}">
        ${emailField(state, true)}
        <button type="submit">${way.delivered ? 'Send the link' : 'Make the link'}</button>
      </form>
      <p class="aside"><a href="/api/auth/login">Back to sign-in</a></p>
    `,
  });
}

/** The same for every e-mail, with an account or without. */
export function resetAskedPage(way: LetterWay): string {
  // Where no letter leaves this machine, none may be promised.
  const heading = way.delivered ? 'Look into your mailbox' : 'Ask for your link';
  const what = way.delivered ? 'a letter with a link is on its way' : 'a link is ready';
  return framed({
    title: heading,
    heading,
    lead: `If there is an account with this e-mail, ${what}. The link works once, for ${resetMinutes} minutes.`,
    body: html`
      ${way.delivered ? html`<p>Nothing there after some minutes? Look among the unwanted mail, and check the e-mail that you typed.</p>` : noLetters(way)}
      <p class="ways">
        <a class="button" href="/api/auth/login">Back to sign-in</a>
        <a href="${resetPath}">Ask again</a>
      </p>
    `,
  });
}

/** @param token of the link; it is good, and stays so until the form is sent */
export function resetPage(token: string, state: FormState): string {
  return framed({
    title: 'Choose a new password',
    heading: 'Choose a new password',
    body: html`
      ${complaint(state.message)}
      <form method="post" novalidate action="${resetPath}/new">
        <input type="hidden" name="token" value="${token}" />
        ${newPasswordFields(state, true)}
        <p class="hint">Every place where you are signed in is signed out.</p>
        <button type="submit">Save the new password</button>
      </form>
    `,
  });
}

export function resetDonePage(): string {
  return framed({
    title: 'Your password is changed',
    heading: 'Your password is changed',
    lead: 'Sign in with the new one. If two-factor is on, you are asked for a code as always.',
    body: html`<p class="ways"><a class="button" href="/api/auth/login">Sign in</a></p>`,
  });
}

export function resetExpiredPage(): string {
  return framed({
    title: 'This link does not work any more',
    heading: 'This link does not work any more',
    lead: `A link works once, for ${resetMinutes} minutes, and a newer one takes its place. Your password was not changed by opening it.`,
    body: html`<p class="ways">
      <a class="button" href="${resetPath}">Ask for a new link</a>
      <a href="/api/auth/login">Back to sign-in</a>
    </p>`,
  });
}

function noLetters({ helpAt }: LetterWay): Markup {
  return html`<p class="complaint">
    This installation is not connected to a mail server, so the letter cannot reach you. It is kept for the
    people who run this site, and they can hand you the link:
    ${helpAt === null ? 'ask them.' : html`write to <a href="mailto:${helpAt}">${helpAt}</a>.`}
  </p>`;
}
