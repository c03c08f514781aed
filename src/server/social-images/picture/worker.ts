import { parentPort } from 'node:worker_threads';
import type { DrawingAnswer, DrawingQuestion } from '#server/social-images/protocol.ts';
import { drawPicture } from './draw.ts';
import { readLogo } from './logo.ts';

// The thread that draws: a picture may not hold up the server's answers.
parentPort?.on('message', (question: DrawingQuestion) => {
  void answerTo(question)
    .catch((error: unknown) => ({
      id: question.id,
      error: error instanceof Error ? (error.stack ?? error.message) : String(error),
    }))
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    .then((answer: DrawingAnswer) => parentPort?.postMessage(answer));
});

async function answerTo(question: DrawingQuestion): Promise<DrawingAnswer> {
  const { id } = question;
  const logo = question.logo === null ? null : readLogo(question.logo);
  const { png, undrawn } = await drawPicture(question.picture, question.format, logo);
  return { id, png, undrawn };
}
