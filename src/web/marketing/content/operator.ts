/**
 * What only the operator of an installation can say on the legal pages. Name, address and mailbox are settings
 * (`OPERATOR_NAME`, `OPERATOR_ADDRESS`, `SUPPORT_EMAIL`), because every installation of one build has its own.
 *
 * TO BE FILLED IN before the product is sold, each as one or more whole sentences. What is null is not printed, so
 * nothing false stands there until then. Have the four documents checked by somebody who knows the law of the place
 * where you sell: docs/how-to/make-the-legal-pages-yours.md.
 */
export const operatorSays: {
  /** Register, number and VAT id: "Registered in England, no. 01234567, VAT GB 123 4567 89." */
  registration: string | null;
  /** Which law the contract follows and which courts decide. */
  law: string | null;
  /** Authority for complaints about personal data, with its address. */
  supervisoryAuthority: string | null;
  /** Where the servers stand and who runs them; how long their own logs are kept. */
  hosting: string | null;
  /** Names and places of the model, mail and sign-in providers, if any are connected. */
  providers: string | null;
} = {
  registration: null,
  law: null,
  supervisoryAuthority: null,
  hosting: null,
  providers: null,
};

/** Words around what the operator has set. */
export const operatorWords = {
  waiting: 'Name and address of the operator are being looked up…',
  withoutScripts: 'Name and address of the operator are looked up by a script. Without one, read them at',
  unnamed:
    'This installation names no operator. It is meant for trying out: nobody offers you a contract here. Whoever runs it for others has to put name and address into its settings first.',
  failed: 'Name and address of the operator could not be looked up. Please load the page again.',
  contact: 'Write to',
  contactMissing:
    'This installation names no mailbox. Write to its operator, who stands in the terms, or answer a letter that you got from it.',
} as const;

/** Which outside services are in use here; the words for each case. */
export const serviceWords = {
  waiting: 'Which of them are in use here is being looked up…',
  withoutScripts: 'Which of them are in use here is looked up by a script. Without one, read it at',
  failed: 'Which of them are in use here could not be looked up. Please load the page again.',
  use: 'In use here:',
  none: 'None of them is in use here.',
  names: {
    payments: 'payments by Stripe',
    model: 'a text model',
    mail: 'a mail server',
    signIn: 'an outside sign-in provider',
    keywords: 'search volumes from Google Ads',
    fieldData: 'field data from Chrome users',
  },
} as const;
