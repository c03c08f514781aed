import type { LegalDocument } from './legal-document.ts';
import { operatorSays } from './operator.ts';

export const terms: LegalDocument = {
  path: '/terms',
  title: 'Terms',
  lead: 'What you get, what it costs, how you leave, and what each side answers for.',
  changed: '2026-11-21',
  sections: [
    {
      id: 'operator',
      title: 'Who offers this',
      blocks: [{ from: 'operator' }, ...(operatorSays.registration ? [operatorSays.registration] : [])],
    },
    {
      id: 'service',
      title: 'What you get',
      blocks: [
        'A subscription opens the tools of Shelfmark: they write, check, score, export and keep texts for the platforms that the [plans](/platforms) name. What each plan costs and contains is what that page and the checkout say on the day on which you buy.',
        'Listings and webpage analyses are unlimited. Some tools have daily limits, which stand in the [answers to questions](/faq#daily-limits). A pace that no person keeps up may be slowed down.',
        'We go on working on the product. Tools may get better, change or be replaced; if something goes that you bought it for, you can cancel and get back the rest of the month.',
      ],
    },
    {
      id: 'buying',
      title: 'Buying and your account',
      blocks: [
        'The contract comes about when the payment goes through. Buying comes before the account: the purchase is tied to your browser and to the link in your receipt until you have made your account. Whoever opens that link and signs in gets the subscription, so do not pass it on.',
        'You have to be old enough to make such a contract where you live. What you tell us about yourself has to be true. Keep your password to yourself; what is done with your account counts as yours unless you could not have prevented it.',
        'Where the checkout says “Test mode”, nothing is sold: no card is charged and no contract comes about.',
      ],
    },
    {
      id: 'price',
      title: 'Price and payment',
      blocks: [
        'Prices are in US dollars for one month, paid in advance by card. The subscription renews every month until you cancel it. What the checkout shows is what is charged.',
        'Who subscribes at the launch price keeps it for as long as the subscription stays on that plan. A price that changes later does not touch a running subscription.',
        'If a payment is refused, you get a letter and the tools stay open while the payment provider tries again. If no try goes through, the subscription ends.',
      ],
    },
    {
      id: 'cancelling',
      title: 'Cancelling',
      blocks: [
        'You can cancel at any time in Settings, Subscription & Billing, without a reason. The subscription then ends with the month that is paid; until then all tools stay open, and one click takes the cancellation back. You get a letter about it.',
        'What you made is kept after the end and is there again when you come back with the same account, within the time that you chose for keeping it.',
        'Deleting your account ends the subscription at once, without a refund for the rest of the month. The screen says so before you do it.',
        'We may end the contract with the end of a paid month, with four weeks’ notice by e-mail; or at once if you break these terms gravely. If we end it without such a reason, what you paid for and cannot use is paid back.',
      ],
    },
    {
      id: 'refunds',
      title: 'Refunds and withdrawal',
      blocks: ['They have a [page of their own](/refunds), which belongs to these terms.'],
    },
    {
      id: 'texts',
      title: 'Your texts',
      blocks: [
        'What you type in stays yours, and what is written for you is yours to use, change and publish, for as long as you like and also after you leave. We use both only to do what you ask for.',
        'Nobody gets a text for themselves alone: two sellers who describe the same thing in the same words may get the same text.',
        'You publish it, so you answer for it. Read it first. The product holds texts to your own words and to the published rules of each platform, but it does not know your product, your market’s law or a rule that changed this morning.',
      ],
    },
    {
      id: 'fair-use',
      title: 'What you must not do',
      blocks: [
        {
          list: [
            'type in what you have no right to, or what breaks the law or somebody’s rights',
            'use the texts to deceive buyers',
            'try to get at other people’s data, get around limits, or disturb the service for others',
            'sell or lend your access on; working for your customers with it is fine',
          ],
        },
      ],
    },
    {
      id: 'promises',
      title: 'What we do not promise',
      blocks: [
        'A place in anybody’s search results, sales, or that a platform takes a text: the platforms decide. The score is our own measure of how well a text keeps to what is known about its platform; it is not the platform’s.',
        'That every minute works. We repair what breaks as fast as we can. What you type is kept in your browser, so that little is lost when it does.',
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      blocks: [
        'We answer without limit for intent and gross negligence, for harm to life, body and health, and wherever the law does not allow a limit. For the breach of a duty without which the contract makes no sense we answer for the damage that could be foreseen and is typical. For anything else that was slight negligence we do not answer.',
        'Your statutory rights as a consumer stay untouched.',
      ],
    },
    {
      id: 'platforms',
      title: 'The platforms',
      blocks: [
        'Platform names and marks belong to their owners. Shelfmark is not affiliated with them, works for none of them and is connected to none of your accounts there. Their own terms hold for what you publish with them.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes and law',
      blocks: [
        'If these terms change, you are told by e-mail at least four weeks before. If you do not agree, cancel; until the end of the paid month the old terms hold for you.',
        operatorSays.law ??
          'Which law holds and which courts decide follows from where the operator and you are. The protection that the law of your own country gives you as a consumer stays yours in any case.',
      ],
    },
  ],
};
