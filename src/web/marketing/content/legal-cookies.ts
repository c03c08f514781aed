import { cookies as cookieRows, storedKeys } from './cookie-list.ts';
import type { LegalDocument } from './legal-document.ts';

export const cookies: LegalDocument = {
  path: '/cookies',
  title: 'Cookies',
  lead: 'Every cookie and every entry in your browser’s storage, by name. All are needed for what you ask for; none follows you around.',
  changed: '2026-11-29',
  sections: [
    {
      id: 'short',
      title: 'In short',
      blocks: [
        'No advertising, no analytics, no cookies of other companies on any page but the checkout. That is why there is no banner: nothing here needs your consent.',
        'A visitor who only looks around gets no cookie at all.',
      ],
    },
    { id: 'cookies', title: 'Cookies', blocks: [{ rows: cookieRows }] },
    {
      id: 'storage',
      title: 'In your browser’s own storage',
      blocks: [
        'This stays in your browser and is sent nowhere, except what is named as waiting to be saved. <you> stands for the id of your account, <tool> for the tool.',
        { rows: storedKeys },
      ],
    },
    {
      id: 'stripe',
      title: 'At the checkout',
      blocks: [
        'Where payments are live, the checkout page, and no other, loads the script of the payment provider, Stripe. It keeps cookies of its own to tell people from programs that try out stolen cards, among them __stripe_mid (one year) and __stripe_sid (30 minutes). [Stripe’s cookie policy](https://stripe.com/cookies-policy/legal) names them all. In test mode nothing of Stripe is loaded.',
      ],
    },
    {
      id: 'outside-sign-in',
      title: 'At an outside sign-in provider',
      blocks: [
        'Where an outside provider signs you in, its pages set cookies of their own. They are on its pages, not on ours, and its own policy says which.',
      ],
    },
    {
      id: 'delete',
      title: 'How to delete them',
      blocks: [
        'Signing out removes the cookies of the session. Your browser’s settings remove all of it, cookies and storage, at any time; drafts that you have not saved go with it. Deleting your account also empties the storage of the browser in which you do it, except for the choice of light or dark.',
      ],
    },
  ],
};
