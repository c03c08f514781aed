import { z } from 'zod';
import { longestQuestion } from './support-limits.ts';

const noQuestion = 'Please write a question first.';

/** Body of `POST /api/support-chat`. */
export const SupportQuestion = z.object({
  message: z
    .string(noQuestion)
    .trim()
    .min(1, noQuestion)
    .max(
      longestQuestion,
      `A message takes at most ${longestQuestion.toLocaleString('en-US')} characters. Shorten it, or send it in two.`,
    ),
});

/** The answer as plain text; whoever shows it must not read it as HTML. */
export const SupportAnswer = z.object({ response: z.string() });
