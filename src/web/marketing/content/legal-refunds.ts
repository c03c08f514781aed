import type { LegalDocument } from './legal-document.ts';

export const refunds: LegalDocument = {
  path: '/refunds',
  title: 'Refunds',
  lead: 'Cancel anytime and keep what you paid for. What was charged by mistake comes back.',
  changed: '2026-11-21',
  sections: [
    {
      id: 'cancelling',
      title: 'When you cancel',
      blocks: [
        'Settings, Subscription & Billing, Cancel Subscription. Nothing more is charged, and all tools stay open until the end of the month that is paid. Because they do, that month is not paid back.',
        'Until that day, Reactivate takes the cancellation back without a new payment before the usual date.',
        'Deleting the account ends everything at once, also without paying back the rest of the month. To use the month up, cancel first and delete later.',
      ],
    },
    {
      id: 'paid-back',
      title: 'What is paid back',
      blocks: [
        {
          list: [
            'a second subscription that was bought by accident, or any other payment that was charged twice',
            'a payment that you did not make; tell your bank as well',
            'the rest of a month in which we took away what you bought, or ended the contract without a reason that you gave',
          ],
        },
        'A change of plan pays itself back: what is left of the month is credited against the new plan at once.',
      ],
    },
    {
      id: 'withdrawal',
      title: 'Right of withdrawal',
      blocks: [
        'Consumers in many countries, among them those of the European Union and the United Kingdom, may withdraw from a contract made at a distance within fourteen days, without a reason. Where you have this right, tell us in any clear words within that time. What you paid is paid back within fourteen days, by the way you paid; the law may let us keep a part for the days on which you used the service at your own wish.',
        'This page takes nothing away from that or any other right that the law of your country gives you.',
      ],
    },
    {
      id: 'how',
      title: 'How it comes back',
      blocks: [
        'Through the payment provider, Stripe, to the card that paid. Banks usually show it within five to ten working days. Refunds are made by a person who looks at each case; there is no button for it in the product.',
        'Where the checkout says “Test mode”, nothing was charged, so there is nothing to pay back.',
      ],
    },
    {
      id: 'contact',
      title: 'Whom to write to',
      blocks: [
        { from: 'contact' },
        'Name the e-mail that you gave at checkout and the number of the invoice, which stands in your receipt and in Settings, Subscription & Billing. Never send a card number.',
      ],
    },
  ],
};
