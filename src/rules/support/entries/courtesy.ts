import { keywordList, type SupportEntry } from '#rules/support/entry.ts';

/** Stands last, and its words are short: any question beside a greeting weighs more. */
export const courtesy: readonly SupportEntry[] = [
  {
    id: 'greeting',
    category: 'support',
    keywords: keywordList(
      'hi, good morning, good evening, good afternoon, guten tag, buenos dias, bonjour, hello, hey, thank, hallo, hola, salut, danke, merci, thx',
    ),
    question: 'Hello, and thanks!',
    answer: 'Glad to help. Ask me about pricing, subscriptions, platforms or features.',
  },
];
