import type { LegalDocument } from './legal-document.ts';
import { outsideServices, storedData } from './legal-privacy-rows.ts';
import { operatorSays } from './operator.ts';

export const privacy: LegalDocument = {
  path: '/privacy',
  title: 'Privacy',
  lead: 'What is stored about you, who else gets what, how long it stays, and how you take it with you or have it deleted.',
  changed: '2026-11-29',
  sections: [
    {
      id: 'responsible',
      title: 'Who is responsible',
      blocks: [{ from: 'operator' }, { from: 'contact' }],
    },
    {
      id: 'short',
      title: 'In short',
      blocks: [
        {
          list: [
            'No advertising, no analytics, and no script of another company on any page but the checkout.',
            'Your texts are used to do what you ask for. No model is trained on them by us, and nobody is sold anything.',
            'You can download everything and delete everything yourself, in the settings.',
          ],
        },
      ],
    },
    {
      id: 'visitors',
      title: 'When you only look around',
      blocks: [
        'No cookie is set and nothing about you is stored. The log of the server says which kind of page was asked for, when, and how it ended; it holds no address, no query and no name. Your address is used for as long as it takes to answer, and counted in memory so that nobody floods the service.',
        ...(operatorSays.hosting ? [operatorSays.hosting] : []),
      ],
    },
    {
      id: 'stored',
      title: 'What is stored when you buy and work',
      blocks: [{ rows: storedData }],
    },
    {
      id: 'why',
      title: 'Why we may',
      blocks: [
        'Most of it is needed to do what the contract with you promises. Records of payments are kept because the law asks every business to keep its books. Counting wrong passwords and floods protects everybody’s account, which is a legitimate interest. News about the product is sent only if you switch it on, and switching it off is as easy.',
        'Nothing is decided about you by a machine alone. The score is about a text, not about you.',
      ],
    },
    {
      id: 'others',
      title: 'Who else gets what',
      blocks: [
        'Each of these is connected only if the operator has set it up.',
        { from: 'services' },
        { rows: outsideServices },
        'Such a service may be in another country. Authorities get data only where the law compels us.',
        ...(operatorSays.providers ? [operatorSays.providers] : []),
      ],
    },
    {
      id: 'how-long',
      title: 'How long it stays',
      blocks: [
        'Your history stays for as long as you say in Settings, Content & Generation: 30, 90, 180 or 365 days after the last change, or for ever. 365 days hold until you choose. Favorites stay until you take the mark away. What is due goes every night.',
        'An entry that you delete can be brought back for a day, then it is gone. Everything else of your account stays until you delete the account.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights, and where the buttons are',
      blocks: [
        {
          list: [
            'To know and to take along: Settings, Privacy & Security, Download all my data. One zip with everything, as JSON and as tables.',
            'To correct: Settings, Account & Profile. The e-mail belongs to your sign-in.',
            'To have it deleted: Settings, Privacy & Security, Delete my account. It says first what goes and what stays, and asks who you are. The record of payments stays without your name and e-mail.',
            'To object and to restrict: Activity logging and Data sharing in the same place, letters in Account & Profile.',
            'To complain: to the authority for data protection where you live or where we are.',
          ],
        },
        ...(operatorSays.supervisoryAuthority ? [operatorSays.supervisoryAuthority] : []),
        'For anything that no button does, write to us; the address stands at the top.',
      ],
    },
    {
      id: 'safety',
      title: 'How it is protected',
      blocks: [
        'Passwords are kept only as a fingerprint made with argon2id, the keys of second factors are sealed, and purchases that travel in cookies are sealed too. Each query names its owner, so that nobody reads what belongs to somebody else. Card details go from your browser to Stripe and never reach our server.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      blocks: [
        'When what the product does changes, this page changes with it; the day of the last change stands at the top. What is stored in your browser stands on the page about [cookies](/cookies).',
      ],
    },
  ],
};
