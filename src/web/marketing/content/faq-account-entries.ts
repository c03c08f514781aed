import type { FaqEntry } from './faq-entry.ts';

/** What is asked about paying, cancelling, one's data and help. */
export const faqAccountEntries: readonly FaqEntry[] = [
  {
    id: 'cancel',
    category: 'billing',
    question: 'How do I cancel?',
    answer:
      'In Settings, Subscription & Billing, press Cancel Subscription. It takes effect at the end of the billing period: you keep all tools until then, and nothing more is charged. Until that day one click on Reactivate takes it back, without a new payment before the usual date.',
    tags: ['cancel', 'cancellation', 'end subscription', 'stop', 'unsubscribe', 'contract', 'reactivate'],
    link: { words: 'How cancelling and refunds work', to: '/refunds' },
  },
  {
    id: 'refund',
    category: 'billing',
    question: 'Do I get my money back?',
    answer:
      'A month that has begun is not paid back when you cancel, because all tools stay open until its end. What was charged by mistake, such as a second subscription bought by accident, is paid back. Rights that the law of your country gives you, such as a right of withdrawal, stay untouched.',
    tags: ['refund', 'money back', 'return', 'withdrawal', 'charged twice', 'mistake'],
    link: { words: 'Refunds in full', to: '/refunds' },
  },
  {
    id: 'payment-fails',
    category: 'billing',
    question: 'What happens when my card is refused?',
    answer:
      'You get a letter, your dashboard and the settings say so, and the tools stay open while the payment provider tries again over the next days. If no try goes through, the subscription ends and nothing more is charged. What you made is kept: subscribe again with the same account and it is there.',
    tags: ['declined', 'failed payment', 'expired card', 'past due', 'renewal'],
  },
  {
    id: 'change-plan',
    category: 'billing',
    question: 'Can I change my plan?',
    answer:
      'Yes, in Settings, Subscription & Billing. What is left of the month that you paid is credited, and only the difference is charged. You are shown what happens before anything is charged.',
    tags: ['upgrade', 'downgrade', 'switch', 'other platform', 'bundle'],
  },
  {
    id: 'card-safety',
    category: 'billing',
    question: 'Is my card safe with you?',
    answer:
      'We never see it. Card details go from your browser straight to the payment provider, Stripe, and never reach our server. While an installation is in test mode, the checkout says so: then no real card is asked for, and nothing is charged.',
    tags: ['card', 'security', 'stripe', 'credit card', 'safe', 'test mode'],
  },
  {
    id: 'invoices',
    category: 'billing',
    question: 'Where are my invoices?',
    answer:
      'In Settings, Subscription & Billing, newest first. After each payment a receipt also goes to the e-mail that you gave at checkout.',
    tags: ['invoice', 'receipt', 'bill', 'tax', 'bookkeeping'],
  },
  {
    id: 'contact',
    category: 'support',
    question: 'How do I reach support?',
    answer:
      'Ask the chat at the bottom right of the page. For anything about your payments that it cannot settle, look at the refunds page: it says whom to write to.',
    tags: ['help', 'contact', 'chat', 'support', 'question'],
    link: { words: 'Whom to write to', to: '/refunds#contact' },
  },
  {
    id: 'my-data',
    category: 'support',
    question: 'Can I download or delete my data?',
    answer:
      'Both, yourself, in Settings, Privacy & Security. Download all my data gives one zip with everything that is stored about you. Delete my account says first what goes and what stays, asks who you are, ends a running subscription and deletes the rest at once. Only the record of payments stays, without your name and e-mail.',
    tags: ['gdpr', 'export', 'delete account', 'privacy', 'personal data', 'download'],
    link: { words: 'What is stored, in full', to: '/privacy' },
  },
  {
    id: 'what-the-model-gets',
    category: 'support',
    question: 'What does an AI model get to see of me?',
    answer:
      'Where a model is connected: the facts that you typed about the product, its name and your business name. Not your own name, your e-mail, your payments or your history. We train no model on your texts.',
    tags: ['privacy', 'openai', 'training', 'confidential', 'data sharing'],
    link: { words: 'Privacy in full', to: '/privacy' },
  },
  {
    id: 'security',
    category: 'support',
    question: 'How do I protect my account?',
    answer:
      'Settings, Privacy & Security lists the browsers that are signed in and ends them one by one or all at once, and lets you choose after how many minutes without use a session ends. Password and a second factor are changed there too, and every such change is told you by letter; a forgotten password is replaced from the sign-in page. Where an outside sign-in provider keeps them, the page says so and names it.',
    tags: ['password', 'two-factor', '2fa', 'sessions', 'sign out', 'login'],
  },
];
