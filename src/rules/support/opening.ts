/** What the chat says first. */
export const greeting =
  'Hello! Ask me about prices, subscriptions, platforms or how to begin. I answer from a fixed list of facts, so I will say when I do not know.';

/** Questions that a button writes into the input. The widget shows the first two (document 1 §2). */
export const quickQuestions = [
  'What does it cost?',
  'How does unlimited generation work?',
  'Which platforms are covered?',
  'How do I begin?',
] as const;
