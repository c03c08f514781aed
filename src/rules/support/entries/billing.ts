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
    id: 'invoices',
    category: 'billing',
    keywords:
      keywordList(`next payment, invoice, receipt, billing, bill, billed, next billing date, vat, tax, rechnung, beleg, mehrwertsteuer,
      factura, recibo, facture, recu, tva, charge, charged, payment failed, card declined, declined, update
      card, change card`),
    question: 'Where are my invoices and my billing date?',
    answer:
      'In Settings, under Subscription & Billing: your plan, the next billing date and all invoices. A receipt is mailed after every payment. For a question about a charge or a tax number, {contact}.',
  },
  {
    id: 'change-plan',
    category: 'billing',
    keywords:
      keywordList(`change plan, second platform, another platform, add a platform, more platforms, change my plan, switch plan, upgrade, downgrade, switch to, change subscription, plan
      wechseln, wechseln, cambiar de plan, cambiar plan, changer de plan, changer d abonnement`),
    question: 'Can I change my plan?',
    answer:
      'Yes, in Settings, under Subscription & Billing, with Change plan. It says what changes before you confirm.',
  },
];
