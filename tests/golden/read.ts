/** Prints finished listings for an editor's eye: `node tests/golden/read.ts [id or platform] [most]`. */
import { goldenBriefs } from './briefs.ts';
import { outputTexts } from './output-texts.ts';
import { writeForm } from './run-brief.ts';

const [start = '', most = '99'] = process.argv.slice(2);
const chosen = goldenBriefs.filter((brief) => brief.id.startsWith(start)).slice(0, Number(most));

for (const brief of chosen) {
  for (const [index, { item, finished }] of writeForm(brief.form).entries()) {
    console.log(
      `\n━━━ ${brief.id}${index > 0 ? ` #${index + 1}` : ''} · ${item.language} · score ${item.seoScore}`,
    );
    const product = brief.form.products[index];
    console.log(`brief: ${product?.name} | ${product?.description.slice(0, 1500)}`);
    let before = '';
    for (const { field, text } of outputTexts(item)) {
      if (field === before && field !== 'bulletPoints') process.stdout.write(` / ${text}`);
      else process.stdout.write(`\n${field} (${Array.from(text).length}): ${text}`);
      before = field;
    }
    const failed = item.checks.filter((check) => check.gain >= 0.5);
    console.log(
      `\n— lost: ${failed.map((check) => `${check.id} ${check.gain} (${check.found})`).join('; ')}`,
    );
    console.log(`— questions: ${item.questions.join(' | ')}`);
    if (finished.leftover.length > 0) console.log(`— leftover: ${finished.leftover.join(', ')}`);
  }
}
