import { keywordList, type SupportEntry } from '#rules/support/entry.ts';

/** What people ask of their account and of where it can be used. */
export const account: readonly SupportEntry[] = [
  {
    id: 'team',
    category: 'support',
    keywords:
      keywordList(`colleague, team, teammate, coworker, my wife, my husband, my partner, my assistant, employee, staff, several users, several people, more people, multiple users, more users, two people, share my account, share the account,
      share my login, same account, seats, invite, kollege, mehrere nutzer, equipo, varios usuarios, equipe, plusieurs utilisateurs`),
    question: 'Can several people use one account?',
    answer:
      'There are no team seats: an account has one sign-in, and its password is to stay with you. You can be signed in on several devices at once.',
  },
  {
    id: 'second-factor-lost',
    category: 'getting_started',
    keywords:
      keywordList(`lost my phone, lost my authenticator, lost the authenticator, with the authenticator, new phone, recovery code, backup code, code is not accepted, code does not work, code is wrong, second factor,
      wiederherstellungscode, codigo de recuperacion, code de secours`),
    question: 'I lost my phone with the authenticator. How do I get in?',
    answer:
      'Each recovery code that was shown when you turned two-factor sign-in on opens your account once, in place of the six digits. Without one, {contact}.',
  },
  {
    id: 'letters-missing',
    category: 'support',
    keywords:
      keywordList(`mail never, never received, email never, no email, no mail, did not get the email, did not get an email, didnt get the email, not received, never arrived, never came, mail does not come, spam folder, reset mail, reset email,
      keine mail, keine e-mail, no me llega, no recibo, pas recu, aucun mail`),
    question: 'An e-mail of yours never came. What now?',
    answer: 'Look into the spam folder first; a letter may take some minutes. If none comes, {contact}.',
  },
  {
    id: 'change-email',
    category: 'support',
    keywords:
      keywordList(`change my email, change my e-mail, change email, change e-mail, change the email, new email address, another email, other email, wrong email, email andern, e-mail andern, mailadresse andern,
      cambiar correo, cambiar mi correo, changer d adresse, changer mon adresse`),
    question: 'Can I change my e-mail address?',
    answer:
      'Not in the settings: they show the address that you sign in with. To have it changed, {contact}.',
  },
  {
    id: 'sessions',
    category: 'support',
    keywords: keywordList(
      `log out, logout, sign out, signed in elsewhere, other devices, hacked, compromised, someone else is using, somebody else is using, someone else, stolen, abmelden, ausloggen, cerrar sesion, deconnecter, hackeado, pirate`,
    ),
    question: 'How do I log out, here or on other devices?',
    answer:
      'Settings, under Privacy & Security, lists the browsers that are signed in and ends them one by one or all at once. Where somebody else may know your password, change it there too. If you cannot get in any more, {contact}.',
  },
  {
    id: 'devices',
    category: 'features',
    keywords:
      keywordList(`on my phone, on a phone, on my mobile, mobile app, ipad, tablet, phone app, android app, iphone app, desktop app, is there an app, install, install something, app to install, chrome extension, browser extension, extension,
      which browser, dark mode, dark theme, dunkler modus, auf dem handy, modo oscuro, en el movil, mode sombre, sur mobile`),
    question: 'Does it work on my phone, and is there an app?',
    answer:
      'Shelfmark runs in the browser of a phone, a tablet or a computer, in light and in dark. There is no app to install and no browser extension.',
  },
  {
    id: 'ai-training',
    category: 'support',
    keywords:
      keywordList(`train, training, trained on, used to train, train ai, is my data used, data used, my data to, confidential, who sees, who can see, see my texts, share my data, third parties, servers, hosted, where is my data,
      where are my data, trainiert, wer sieht, entrenar, entrainer`),
    question: 'Is what I type used to train a model, and who sees it?',
    answer:
      'No model is trained on your texts by Shelfmark, and your data are sold to nobody. A connected model sees the facts that you typed, never your own name, e-mail or payments. The page “Privacy” says in full who gets what.',
  },
];
