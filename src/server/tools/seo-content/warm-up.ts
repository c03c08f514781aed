import { setTimeout as pause } from 'node:timers/promises';
import { platformIds } from '#contract/platforms.ts';
import { SeoForm } from '#contract/seo-content.ts';
import { detectLanguage } from '#rules/language/detect.ts';
import { englishTagger } from '#rules/language/tagger-model.ts';
import { briefsOf } from '#rules/ledger/brief.ts';
import { extractLedger } from '#rules/ledger/extract.ts';
import { unsaidIn } from '#server/listing/unsaid.ts';
import { finishItem, listingByRules, prepare } from '#rules/writers/seo-content/prepared.ts';

/** Left free between two steps, so that a request never waits longer than for the step that runs. Milliseconds. */
const pauseMs = 20;

const samples = [
  ...platformIds.map((platform) => ({
    platform,
    name: 'Stoneware Mug',
    description: 'A stoneware mug for 350 ml, 9 cm tall. Dishwasher safe.',
  })),
  {
    platform: 'website' as const,
    name: 'Steinzeug-Becher',
    description: 'Ein Becher aus Steinzeug für 350 ml, 9 cm hoch. Er darf in die Spülmaschine.',
  },
  {
    platform: 'website' as const,
    name: 'Taza de gres',
    description: 'Una taza de gres para 350 ml, de 9 cm de alto. Es apta para el lavavajillas.',
  },
  {
    platform: 'website' as const,
    name: 'Tasse en grès',
    description: 'Une tasse en grès de 350 ml, haute de 9 cm. Elle passe au lave-vaisselle.',
  },
];

/**
 * Writes samples that nobody sees, a step at a time between requests: word lists, patterns and the tagger load on
 * first use, for which the first customer would wait up to a second. Of the steps only the tagger's takes longer than 50 ms.
 */
export async function warmUpWriter(signal: AbortSignal): Promise<void> {
  for (const step of steps()) {
    step();
    await pause(pauseMs, undefined, { signal, ref: false });
  }
}

function* steps(): Generator<() => void> {
  yield englishTagger;
  // Too few words to be told by them, so that the model of languages is asked.
  yield () => detectLanguage(['Keramiek mok met oor'], 'auto');
  for (const { platform, name, description } of samples) {
    const form = SeoForm.parse({
      platform,
      businessName: 'Kiln & Co.',
      industry: 'Retail',
      products: [{ name, category: 'Home', description }],
    });
    for (const brief of briefsOf(form)) {
      yield () => extractLedger(brief);
      yield () => prepare(brief);
      yield () => listingByRules(prepare(brief));
      yield () => {
        const prepared = prepare(brief);
        finishItem(prepared, listingByRules(prepared), 'rules');
      };
      // What a model's answer is judged by.
      yield () => unsaidIn(description, prepare(brief));
    }
  }
}
