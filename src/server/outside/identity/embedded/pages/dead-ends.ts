import { framed } from './frame.ts';
import { html, trustedMarkup } from './html.ts';

const startAgain = html`<p class="ways">
  <a class="button" href="/api/auth/login">Sign in again</a> <a href="/">Go to Shelfmark</a>
</p>`;

const pages = {
  expired: {
    title: 'This page has expired',
    lead: 'The sign-in that it belonged to is finished or was open for too long. Nothing is lost: start it again, or go on if you are signed in already.',
  },
  failed: {
    title: 'Sign-in did not work',
    lead: 'Something went wrong on our side. Please try again in a moment.',
  },
  'cross-site': {
    title: 'This was refused',
    lead: 'The form came from another site, so it was not accepted. Start again from here.',
  },
  unreadable: {
    title: 'The form could not be read',
    lead: 'What arrived here was not the form of this page. Start again from here.',
  },
  busy: {
    title: 'Too many sign-ins at once',
    lead: 'More sign-ins were begun from your network than are taken in a minute. Please wait a minute, then start again.',
  },
  away: {
    title: 'Back in a moment',
    lead: 'The database does not answer at the moment. Nothing was changed; please try again in a few seconds.',
  },
  'signed-out': { title: 'You are signed out', lead: 'See you soon.' },
} as const;

/** Pages without a form of their own: in plain words what happened, and a way on. */
export function deadEndPage(kind: keyof typeof pages): string;
export function deadEndPage(kind: 'logout', form: string): string;
export function deadEndPage(kind: keyof typeof pages | 'logout', form = ''): string {
  if (kind === 'logout') {
    return framed({
      title: 'Sign out',
      heading: 'Sign out of Shelfmark?',
      body: html`${trustedMarkup(form)}
        <p class="ways">
          <button type="submit" form="op.logoutForm" name="logout" value="yes">Sign out</button>
          <a href="/">Stay signed in</a>
        </p>`,
    });
  }
  const { title, lead } = pages[kind];
  return framed({ title, heading: title, lead, body: startAgain });
}
