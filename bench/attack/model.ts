import { setTimeout as pause } from 'node:timers/promises';
import { NoAnswer, Sender } from '#tests/fuzz/send.ts';
import { drippingAnswers, openEndlessModel, pouredAnswers } from '#tests/setup/endless-model.ts';
import { judged, type Attack } from './attack.ts';
import { judgeBystanding, smallListing, startBystander } from './bystander.ts';
import { openTarget, type Target } from './target.ts';

/** The product gives a call of the model 120 s; what it then does itself takes the rest. */
const limitMs = 150_000;
/** Answers of 16 MB that are read twice each, for two people, above what the product takes by itself. */
const mostGrowthMb = 700;

/** The others' listing waits for the same model: 30 s for its first word. */
const mostWaitMs = 40_000;

export const attack: Attack = {
  what: 'A model that never comes to an end: one line, text, thoughts, empty words, tool calls, refusals, 100 MB, packed 300 MB, deep nesting, and a sign a second; somebody else works meanwhile',
  async run() {
    const endless = await openEndlessModel();
    const target = await openTarget({ AI_BASE_URL: endless.url, AI_MODEL: 'endless' });
    const sender = new Sender(target.url.replace('localhost', '127.0.0.1'), limitMs);
    try {
      await pause(3_000);
      const began = await target.memoryMb();
      const other = startBystander(target.url, target.otherCookie);
      const findings: string[] = [];
      let slowest = { ms: 0, name: '' };
      let most = began;
      const watch = setInterval(() => {
        void target.memoryMb().then((now) => (most = Math.max(most, now)));
      }, 200);
      const answers = Object.entries({ ...pouredAnswers, ...drippingAnswers });
      for (const [name, answer] of answers) {
        endless.answerWith(answer);
        const { ms, fault } = await askFor(sender, target);
        if (fault !== null) findings.push(`${name}: ${fault}`);
        if (ms > slowest.ms) slowest = { ms, name };
        for (let turn = 0; turn < 20 && endless.open() > 0; turn += 1) await pause(100);
        if (endless.open() > 0) findings.push(`${name}: ${endless.open()} calls of the model are still open`);
        if (!target.isRunning()) break;
      }
      clearInterval(watch);
      const { words, findings: met } = judgeBystanding(await other.stop(), mostWaitMs);
      findings.push(...met);
      if (!target.isRunning()) findings.push(`The process ended: ${target.log().slice(-500)}`);
      const grown = Math.round(most - began);
      if (grown > mostGrowthMb) findings.push(`The memory of the process grew by ${grown} MB`);
      return judged(
        `${answers.length} kinds of answers, each left to the rules with a sentence, the slowest after ${Math.round(slowest.ms / 1_000)} s (${slowest.name}); ${words}; memory ${grown} MB more at most`,
        findings,
      );
    } finally {
      sender.close();
      await target.stop();
      endless.close();
    }
  },
};

/** One listing; it has to come, written by rules, with the reason. */
async function askFor(sender: Sender, { cookie }: Target): Promise<{ ms: number; fault: string | null }> {
  try {
    const headers = { cookie, 'content-type': 'application/json' };
    const path = '/api/generate-seo';
    const { status, body, ms } = await sender.send({
      method: 'POST',
      path,
      headers,
      body: smallListing,
      chunked: false,
    });
    const isWritten =
      status === 200 && /"notice":"Written by rules, because the writing model [^"]+\."/.test(body);
    return { ms, fault: isWritten ? null : `answered ${status} ${body.slice(-200)}` };
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    return { ms: limitMs, fault: error.message };
  }
}
