import { keywordList, type SupportEntry } from '#rules/support/entry.ts';

export const billing: readonly SupportEntry[] = [
  {
    id: 'subscription',
    category: 'billing',
    keywords: keywordList('subsc, member, abo, abonn, suscri, how does the subscription work'),
    question: 'How does the subscription work?',
    answer:
      'It opens all tools, is billed by card every month, and renews until you cancel it in Settings, under Subscription & Billing. There is no long-term contract.',
  },
  {
    id: 'cancel',
    category: 'billing',
    keywords:
      keywordList(`cancel, cancel anytime, when i cancel, if i cancel, after i cancel, cancellation, cancel the subscription, cancel subscription, cancel my
      subscription, unsubscribe, stop paying, stop my subscription, end my subscription, quit, get rid of,
      auto renew, renewal, kundig, abo beenden, stornieren, cancelar, darse de baja, annuler, resilier,
      desabonner, reactivate, resume subscription`),
    question: 'How do I cancel?',
    answer:
      'In Settings, under Subscription & Billing, choose Cancel Subscription. You keep all tools until the end of the month that is paid, nothing more is charged after it, and until then Reactivate takes the cancellation back. If that does not work for you, {contact}.',
  },
  {
    id: 'refund',
    category: 'billing',
    keywords:
      keywordList(`refund, money back, get my money, chargeback, reimburse, charged twice, double charge, wrong charge,
      accidental, erstatt, ruckerstattung, geld zuruck, reembolso, devolucion, devolver, rembourse,
      remboursement, return policy, money-back guarantee`),
    question: 'Can I get a refund?',
    answer:
      'The page “Refunds” says what is paid back and what is not. This chat cannot grant or promise a refund. To ask for one, {contact} and name the e-mail address of the purchase. To be charged no more, cancel in Settings, under Subscription & Billing.',
  },
  {
    id: 'payment-methods',
    category: 'billing',
    keywords:
      keywordList(`payment method, how to pay, how can i pay, how do i pay, pay with, credit card, debit card, card,
      paypal, apple pay, bitcoin, crypto, bank transfer, visa, mastercard, stripe, zahlen, bezahlen,
      kreditkarte, pagar, tarjeta, payer, carte bancaire, zahlungsmethode, secure payment, sepa`),
    question: 'How can I pay?',
    answer:
      'By card at checkout. The subscription renews every month until you cancel it. Please never write card numbers into this chat.',
  },
  {
    id: 'change-card',
    category: 'billing',
    keywords:
      keywordList(`change my card, update my card, replace my card, new card, other card, another card, card expired, card has expired, expired card, card was refused, card refused, card declined, declined, payment failed, payment fails, my payment fails,
      karte andern, neue karte, cambiar tarjeta, cambiar mi tarjeta, changer de carte, changer ma carte`),
    question: 'How do I change my card?',
    answer:
      'In Settings, under Subscription & Billing, at “Payment method”. After a refused payment the tools stay open while the payment provider tries again over the next days.',
  },
  {
    id: 'card-safety',
    category: 'billing',
    keywords: keywordList(
      `safe, is it safe, card safe, is my card safe, give my card, my card details, card details, card data, delete my card, see my card, ist das sicher, es seguro, est ce sur`,
    ),
    question: 'Is my card safe with you?',
    answer:
      'Card details go from your browser straight to the payment provider, Stripe, and never reach our server. Its own page shows your card and opens from Settings, under Subscription & Billing, at “Payment method”.',
  },
  {
    id: 'pause',
    category: 'billing',
    keywords: keywordList(
      `pause, pause my subscription, pause the subscription, pause subscription, on hold, freeze, skip a month, for a while, pausieren, pausar, suspendre, mettre en pause`,
    ),
    question: 'Can I pause the subscription?',
    answer:
      'A subscription cannot be paused. Cancel it, and subscribe again with the same account when you come back.',
  },
  {
    id: 'after-the-end',
    category: 'billing',
    keywords: keywordList(
      `happens to my, happens to my listings, happens to my texts, my listings when i cancel, my texts when i cancel, when i cancel do i lose, happens with my, what happens when i cancel, lose my listings, lose my texts, lose my work, keep my listings, keep my texts, after it ends, when my subscription ends, after the end, come back later`,
    ),
    question: 'What happens to my listings when I cancel?',
    answer:
      'What you made is kept after the end, for as long as you chose in the settings, and is there again when you come back with the same account. The tools stay open until the end of the month that is paid.',
  },
  {
    id: 'invoices',
    category: 'billing',
    keywords:
      keywordList(`next payment, invoice, receipt, billing, bill, billed, next billing date, vat, tax, rechnung, beleg, mehrwertsteuer,
      factura, recibo, facture, recu, tva, charge, charged`),
    question: 'Where are my invoices and my billing date?',
    answer:
      'In Settings, under Subscription & Billing: your plan, the next billing date and all invoices. A receipt is mailed after every payment. For a question about a charge or a tax number, {contact}.',
  },
  {
    id: 'change-plan',
    category: 'billing',
    keywords:
      keywordList(`change plan, second platform, switch from, can i switch, another platform, add a platform, more platforms, change my plan, switch plan, upgrade, downgrade, switch to, change subscription, plan
      wechseln, wechseln, cambiar de plan, cambiar plan, changer de plan, changer d abonnement`),
    question: 'Can I change my plan?',
    answer:
      'Yes, in Settings, under Subscription & Billing, with Change plan. It says what changes before you confirm.',
  },
];
