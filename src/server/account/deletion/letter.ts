import type { LetterText } from '#server/outside/mail/letter.ts';

/** Tells the owner that the account is gone, and what is kept. */
export function accountDeletedLetter(about: {
  publicUrl: string;
  endedSubscription: boolean;
  keepsPayments: boolean;
}): LetterText {
  return {
    subject: 'Your Shelfmark account is deleted',
    paragraphs: [
      'As you asked, your account and everything in it is deleted: your profile, your settings, your history and your sessions. Nobody can bring it back.',
      ...(about.endedSubscription
        ? ['Your subscription ended at the same moment. Nothing more will be charged.']
        : []),
      ...(about.keepsPayments
        ? [
            'What remains is the record of your payments: dates, amounts and invoice numbers, without your name and e-mail. The law asks every business to keep its books.',
          ]
        : []),
    ],
    after: [
      `If this was not you, somebody else knew your password. Use another one wherever you used the same, and answer this letter. You are welcome back at any time: ${about.publicUrl}`,
    ],
  };
}
