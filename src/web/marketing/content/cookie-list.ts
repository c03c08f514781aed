import type { LegalRow } from './legal-document.ts';

export interface StoredItem extends LegalRow {
  technical: true;
  kept: string;
}

/**
 * Every cookie that the product sets. A test compares the names with the code in both directions: a new cookie needs
 * its row here. Names that end in `…` go on with an id.
 */
export const cookies: readonly StoredItem[] = [
  {
    name: 'shelfmark_session',
    technical: true,
    text: 'Keeps you signed in. Only the server can read it. On a secure connection (https) the name begins with __Host-, so that no other site can set it; the same goes for shelfmark_login and shelfmark_provider.',
    kept: '7 days after your last visit, or until you sign out; sooner if you chose a session timeout.',
  },
  {
    name: 'session_hint',
    technical: true,
    text: 'Says “1”: this browser is probably signed in. It picks the first screen and proves nothing.',
    kept: 'as long as the session.',
  },
  {
    name: 'shelfmark_login',
    technical: true,
    text: 'A sign-in that has begun and not ended: where to come back to, and the random numbers that keep others out. Sealed.',
    kept: '1 hour, or until you are signed in.',
  },
  {
    name: 'shelfmark_purchase_…',
    technical: true,
    text: 'Your purchase, until it has its account, so that nobody else can take it; afterwards that this browser has bought, so that you do not pay twice by accident. Sealed.',
    kept: '7 days; 180 days once the purchase has its account.',
  },
  {
    name: 'shelfmark_provider',
    technical: true,
    text: 'Signed in at the embedded sign-in provider, with its signature beside it (.sig). Not set where an outside provider signs you in.',
    kept: '7 days, or until you sign out.',
  },
  {
    name: 'shelfmark_interaction',
    technical: true,
    text: 'The sign-in page that is open, with its signature beside it (.sig). Only with the embedded sign-in.',
    kept: '1 hour, or until you are signed in.',
  },
  {
    name: 'shelfmark_resume',
    technical: true,
    text: 'Where the sign-in goes on after that page, with its signature beside it (.sig). Only with the embedded sign-in.',
    kept: '1 hour, or until you are signed in.',
  },
];

/**
 * What the product keeps in the browser's own storage. A test looks for every key in the code; a new one that fits
 * none of these names needs its row here. `<…>` stands for an id.
 */
export const storedKeys: readonly StoredItem[] = [
  {
    name: 'theme',
    technical: true,
    text: 'Light or dark, if you chose one.',
    kept: 'until you delete it.',
  },
  {
    name: 'signed-in-before',
    technical: true,
    text: 'Somebody has signed in with this browser, so Start Now leads to sign-in instead of the plans.',
    kept: 'until you delete it or your account.',
  },
  {
    name: 'signed-in-here',
    technical: true,
    text: 'Somebody has signed in in this tab, so the page can say when the session has ended.',
    kept: 'until you close the tab.',
  },
  {
    name: 'purchase',
    technical: true,
    text: 'This browser has paid and still needs an account.',
    kept: 'until the purchase has its account.',
  },
  {
    name: 'newUser',
    technical: true,
    text: 'Greets you on your first dashboard.',
    kept: 'until that greeting.',
  },
  {
    name: 'guide.<you>',
    technical: true,
    text: 'Which steps of the getting-started guide you have done.',
    kept: 'until you delete it or your account.',
  },
  {
    name: 'shelfmark.<tool>-draft.<you>',
    technical: true,
    text: 'What you are typing into a form, so that a reload, a lost connection or an expired session loses none of it. The tab’s own storage keeps it too, so that two tabs do not mix.',
    kept: 'until you begin anew, or delete it or your account.',
  },
  {
    name: 'shelfmark.<tool>-defaults.<you>',
    technical: true,
    text: 'With which of your defaults a form was filled last.',
    kept: 'until you delete it or your account.',
  },
  {
    name: 'shelfmark.<tool>-result.<you>',
    technical: true,
    text: 'The result on the screen, so that a reload shows it again. Some tools keep it in the tab’s own storage.',
    kept: 'until the next result or until the tab is closed.',
  },
  {
    name: 'shelfmark.handover.<you>',
    technical: true,
    text: 'Keywords that you send from one tool to another, in the tab’s own storage, until the other one has opened.',
    kept: 'until that form is filled, or until the tab is closed.',
  },
  {
    name: 'shelfmark.picture-look.<picture>',
    technical: true,
    text: 'A picture that you have begun to change and not yet taken, in the tab’s own storage.',
    kept: 'until you take it or go back, or until the tab is closed.',
  },
  {
    name: 'shelfmark.google-ads-edits.<you>…',
    technical: true,
    text: 'Texts of an ad campaign that you changed after it was generated, so that they are there again on your next visit.',
    kept: 'until you go back to the generated texts, or delete it.',
  },
  {
    name: 'shelfmark.google-ads-name.<campaign>',
    technical: true,
    text: 'A new name of an ad campaign that you have begun to type and not yet saved, in the tab’s own storage.',
    kept: 'until you save it or cancel, or until the tab is closed.',
  },
  {
    name: 'shelfmark.handover-undo.<you>',
    technical: true,
    text: 'Your earlier draft of a form that was filled by another tool, in the tab’s own storage, so that you can have it back.',
    kept: 'until you close the note about it, or the tab.',
  },
  {
    name: 'shelfmark.keyword-files',
    technical: true,
    text: 'The keyword files that you chose for your next research, in the browser’s database (IndexedDB), so that a reload does not ask for them again.',
    kept: 'until you remove them from the form, or delete your account.',
  },
  {
    name: 'shelfmark.interrupted-run.<you>',
    technical: true,
    text: 'What a tool was working on when its page was reloaded or left, in the tab’s own storage, so that it can say so and run it again.',
    kept: 'until you close the note about it, run the tool again, or close the tab.',
  },
  {
    name: 'shelfmark.checkout-email',
    technical: true,
    text: 'The e-mail address that you typed at the checkout, in the tab’s own storage, so that a reload or another plan does not ask for it again.',
    kept: 'until it was paid, or the tab is closed.',
  },
  {
    name: 'shelfmark.chat',
    technical: true,
    text: 'What you and the support chat wrote, in the tab’s own storage, so that it is there on the next page.',
    kept: 'until you clear it or the tab is closed.',
  },
  {
    name: 'shelfmark.chat-draft',
    technical: true,
    text: 'What you typed in the support chat and have not sent.',
    kept: 'until you send it or the tab is closed.',
  },
  {
    name: 'shelfmark.chat-view',
    technical: true,
    text: 'Whether the support chat is open, minimized or closed in this tab.',
    kept: 'until the tab is closed.',
  },
  {
    name: 'shelfmark.history-outbox.<you>',
    technical: true,
    text: 'Results that could not be saved in your history yet, because the connection was lost.',
    kept: 'until they are saved.',
  },
  {
    name: 'shelfmark.edit-outbox.<you>',
    technical: true,
    text: 'Changes of a listing that could not be saved before it left the screen.',
    kept: 'until they are saved.',
  },
];
