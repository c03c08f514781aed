import { keywordList, type SupportEntry } from '#rules/support/entry.ts';

export const support: readonly SupportEntry[] = [
  {
    id: 'contact',
    category: 'support',
    keywords:
      keywordList(`support, contact, contact you, help me, human, person, reach a person, talk to, speak to, email, e-mail,
      phone, phone number, phone you, call, call you, useless, terrible, awful, unhappy, agent, complaint, complain, customer service, kontakt, hilfe, beschwerde, mitarbeiter,
      contacto, ayuda, soporte, contacter, aide, joindre, opening hours, reach you`),
    question: 'How do I reach a person?',
    answer:
      'To reach a person, {contact}. Questions from subscribers come first. This chat answers at any hour.',
  },
  {
    id: 'technical',
    category: 'support',
    keywords:
      keywordList(`bug, error, broken, not working, does not work, doesnt work, crash, slow, problem, issue, stuck,
      loading, blank page, fehler, geht nicht, funktioniert nicht, kaputt, no funciona, erreur, ne marche pas,
      ne fonctionne pas, fails, failed, went wrong, outage, spins, spinning, nothing happens, hangs, frozen, freezes, is it down, site down, server down, website down`),
    question: 'Something does not work. What can I do?',
    answer:
      'Reload the page first: drafts in the generator are kept. If it still fails, {contact} and say what you did and what the page said.',
  },
  {
    id: 'privacy',
    category: 'support',
    keywords:
      keywordList(`privacy, my data, gdpr compliant, gdpr compliance, gdpr, personal data, delete my account, delete account, delete my data, download my
      data, data protection, security, secure, sell my data, datenschutz, konto loschen, daten, dsgvo,
      privacidad, mis datos, eliminar cuenta, donnees, confidentialite, supprimer, rgpd, close my account,
      cookies`),
    question: 'How do I get or delete my data?',
    answer:
      'In Settings, under Privacy & Security: “Download all my data” and “Delete my account”. Deleting ends a running subscription at the same moment.',
  },
];
