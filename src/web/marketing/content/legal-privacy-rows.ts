import type { LegalRow } from './legal-document.ts';

/** What the database holds, in the words of its reader. */
export const storedData: readonly LegalRow[] = [
  {
    name: 'Your account',
    text: 'The id that your sign-in gives you, e-mail, first and last name, the address of a profile picture if there is one (your browser loads the picture from there), your plan and until when it is paid, how many listings you have had written, when the account was made.',
    kept: 'until you delete the account.',
  },
  {
    name: 'Your sign-in',
    text: 'With the embedded sign-in: e-mail, name, a fingerprint of the password that nobody can read back, the sealed key of a second factor and fingerprints of recovery codes and of the last link for a new password. Wrong tries are counted under fingerprints of the e-mail and of the address of your connection.',
    kept: 'until you delete the account; the counters for a day after the last try.',
  },
  {
    name: 'Signed-in browsers',
    text: 'For each: which browser and system, when it signed in, when it was last used, to the minute.',
    kept: 'until the session ends, 7 days after the last use at the latest.',
  },
  {
    name: 'Purchases',
    text: 'Plan, amount, day, the e-mail typed at checkout, and the ids by which the payment provider knows customer, subscription and payment. Noted when you open the checkout. No card number.',
    kept: 'for the books; without your e-mail and without a link to you once you delete the account.',
  },
  {
    name: 'What you type and what is written',
    text: 'Business name and what you say about the business, products with their descriptions, forms, templates, campaigns, keywords, results with their scores, versions, notes, tags and marks.',
    kept: 'as long as your settings say; business and products until you delete the account; templates until you delete them or it.',
  },
  {
    name: 'Pages that you had read',
    text: 'Their addresses, what the analysis, the crawl, the speed run or the optimizer found there, and the HTML’s facts where you pasted it. Our server asks for such a page itself: its owner sees our server, not you.',
    kept: 'as long as your settings say; until you delete it or the account.',
  },
  {
    name: 'Pictures for shared links',
    text: 'What stands on each picture that was drawn for you, and your logo. A picture has a public address that nobody can guess, since social networks have to fetch it.',
    kept: 'until you delete the account: a page that shows it would have a hole otherwise.',
  },
  {
    name: 'Reviews and success stories',
    text: 'What you write about us, and whether it may be published. Only then, and once we have checked it, everybody sees a review with your initials, a story with the name of the business.',
    kept: 'until you delete it or the account.',
  },
  {
    name: 'Which tools you used',
    text: 'Which tool, when, with how many products; only the day’s runs of limited tools if you switch Activity logging off.',
    kept: 'until you delete the account; the next night once switched off.',
  },
  {
    name: 'Your settings',
    text: 'What you chose on the settings screens.',
    kept: 'until you delete the account.',
  },
  {
    name: 'Letters to you',
    text: 'Recipient and text while a letter waits to be sent. Afterwards only a key that keeps it from being sent twice.',
    kept: 'address and text until sent; the key for 400 days.',
  },
  {
    name: 'The support chat',
    text: 'What you ask is used for the answer. The server neither stores nor logs it.',
  },
];

/** Who outside gets what, each only where it is connected. */
export const outsideServices: readonly LegalRow[] = [
  {
    name: 'Stripe, for payments',
    text: 'Your e-mail, the plan, and from your browser directly your card details. Stripe also sees the address of your connection and what its script needs to know frauds, and keeps its own records for as long as the law asks of it. In test mode it gets nothing.',
  },
  {
    name: 'The text model',
    text: 'To write: the facts that you typed about the product or the business, its name, the place, the keywords, the wished tone, and words of the page that you let us read. To answer in the support chat: your question. Never your own name, your e-mail, your payments or your history.',
  },
  {
    name: 'The mail server',
    text: 'The letters to you: your e-mail address and what the letter says.',
  },
  {
    name: 'The outside sign-in provider',
    text: 'That you sign in here, and when. It tells us your id, e-mail, name and picture. Password and second factor stay with it.',
  },
  {
    name: 'Google Ads, for search volumes',
    text: 'For a keyword research: the keywords that are looked up and the place that you typed. Not who you are.',
  },
  {
    name: 'Google, for field data',
    text: 'For a speed run: the address of the page. Not who you are.',
  },
];
