import { keywordList, type SupportEntry } from '#rules/support/entry.ts';
import { platformNames } from '#rules/support/platform-names.ts';
import { figures, marketplaceNames } from '#rules/support/facts.ts';

const { toolkit, toolkitRegular, bundle, bundleRegular } = figures;

export const pricing: readonly SupportEntry[] = [
  {
    id: 'price',
    category: 'pricing',
    keywords: [
      ...keywordList(`price, pricing, cost, costs, how much, what does it cost, fee, fees, expensive, toolkit, plan, plans,
      per month, monthly, rate, usd, dollar, cheap, kostet, kosten, preis, wie viel, wieviel, precio, cuesta,
      cuanto, prix, coute, combien, tarif`),
      ...platformNames,
    ],
    question: 'What does it cost?',
    answer: `One platform’s toolkit costs ${toolkit} a month at the launch price; the regular price is ${toolkitRegular}. All ${marketplaceNames.length} marketplaces together cost ${bundle} a month. The page “Plans and prices” shows every plan.`,
  },
  {
    id: 'bundle-price',
    category: 'pricing',
    keywords:
      keywordList(`bundle, all platforms, all ten, every platform, all marketplaces, price of everything, everything in one, package, alle plattformen,
      paket, alles zusammen, todas las plataformas, paquete, toutes les plateformes, pack, how much is the
      bundle, all of them`),
    question: 'What does the bundle of all platforms cost?',
    answer: `The bundle of all ${marketplaceNames.length} marketplaces costs ${bundle} a month. It is shown against ${bundleRegular}, which is ${marketplaceNames.length} toolkits at ${toolkit}.`,
  },
  {
    id: 'which-plan',
    category: 'pricing',
    keywords:
      keywordList(`which plan, what plan, plan should, difference between, do i need the bundle, one platform only, single
      platform, welcher plan, que plan, quel plan, compare plans, best plan, right plan`),
    question: 'Which plan is right for me?',
    answer: `A toolkit is bought for one platform at ${toolkit} a month and the generator opens on it; the bundle names all ${marketplaceNames.length} marketplaces at ${bundle} a month. Any running subscription opens all tools. You can change your plan later in Settings, under Subscription & Billing.`,
  },
  {
    id: 'free',
    category: 'pricing',
    keywords:
      keywordList(`free, for free, is it free, free trial, trial, free plan, demo, test it, try it, without paying,
      kostenlos, gratis, umsonst, probemonat, testphase, testen, prueba, prueba gratis, gratuit, essai, essai
      gratuit, no cost, for nothing`),
    question: 'Is there a free plan or a trial?',
    answer: `No, there is no free plan and no trial period. One platform’s toolkit costs ${toolkit} a month and can be cancelled anytime. Before you buy, the first page shows what the product writes.`,
  },
  {
    id: 'yearly',
    category: 'pricing',
    keywords:
      keywordList(`yearly, annual, annually, per year, a year, lifetime, one time, one-time, once, forever, jahrlich, im
      jahr, pro jahr, einmalig, lebenslang, anual, al ano, de por vida, annuel, par an, a vie, yearly plan,
      lifetime deal, long-term contract, contract, vertrag`),
    question: 'Is there a yearly or a one-time plan?',
    answer:
      'No, every plan is billed by the month; there is no yearly, one-time or lifetime plan and no long-term contract.',
  },
];
