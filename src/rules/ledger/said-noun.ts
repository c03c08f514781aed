import { stemOf } from '#rules/text/words.ts';
import { noThing } from './tells-part.ts';
import { attributeStemsOf, isAttribute } from './type-agreed.ts';

/** "Injector" of a "BMW E46 320d injector Bosch 0445110047": the one word that a name of makers and codes writes small. */
export function smallNoun(name: string): string {
  const runs = name.match(/(?<=^|\s)\p{Ll}{4,}(?: \p{Ll}{4,})?(?=\s|$)/gu) ?? [];
  const [run = ''] = runs;
  const words = run.split(' ');
  return runs.length === 1 &&
    /^\p{Lu}/u.test(name) &&
    words.every((word) => !noThing.test(word) && !isAttribute(stemOf(word), attributeStemsOf(word, 'en')))
    ? run
    : '';
}

/** "Crown of eucalyptus and lavender" of a "Dried flower crown": the text opens with the last noun of the name. English. */
export function opensAs(noun: string, description: string): boolean {
  const start = description.slice(0, noun.length + 14).toLowerCase();
  return (
    /^\p{L}{3,}$/u.test(noun) &&
    ['', 'a ', 'an ', 'the '].some(
      (article) =>
        start.startsWith(`${article}${noun.toLowerCase()} `) &&
        /^(?:of|made|with|woven|cut|knitted|carved|turned|cast) /u.test(
          start.slice(article.length + noun.length + 1),
        ),
    )
  );
}
