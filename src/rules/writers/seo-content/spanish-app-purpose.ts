import { countCharacters } from '#rules/text/count.ts';
import { stemsOf } from '#rules/text/words.ts';
import type { NameField } from './app-functions.ts';
import { hasPraise } from './praise.ts';

const purpose =
  /^(?:(?:esta |una? |es una )?(?:app|aplicación)|(?:un |es un )?juego)(?: (?!para |de )\p{Ll}+)? (para (?=\p{Ll}+[aei]r(?:se|te|l[oa]s?)?\s)|de |que te ayuda a |con la que puedes )(\p{Ll}[^.,:;!?()]{3,80})/iu;
const ends = /\s(?:con|que|sin|cuando|desde|según|donde|mientras|por|a base)\s.*$/u;
/** "Mareas" of "mareas y oleaje para la costa". */
const shorter = (text: string): string => text.replace(/\s(?:para|entre|en|y|e|o)\s.*$/u, '');
const articles = /\s(?:el|la|los|las|tus?|sus?|una?|unos|unas)(?=\s)/gu;
const learning = /^aprender a (?=\p{Ll}+[aei]r(?:\s|$))/u;

/** "Lumbre: tocar la guitarra" of an "app para aprender a tocar la guitarra": the name with what a Spanish app is for; empty where it has no room. */
export function namedByPurpose({ name, max, draft }: NameField): string {
  if (draft.language.written !== 'es') return '';
  const [opening = '', joint = '', given = ''] = purpose.exec(draft.brief.product.description.trim()) ?? [];
  const told = given.replace(ends, '').trim();
  const whole = /^[^.,:;]*? con \p{L}+(?=$|\s?[.,:;])/u.exec(given)?.[0] ?? '';
  if (told === '' || /\d/u.test(told) || hasPraise(told, 'es')) return '';
  const said = stemsOf(name);
  if (stemsOf(told).some((stem) => said.includes(stem))) return '';
  const deed = told.replace(learning, '');
  const [kind = ''] = told.split(/\sde\s/u);
  const isDeed = /^\p{Ll}+[aei]r(?:se)?(?:\s|$)/u.test(told);
  // "Palabrita: juego de palabras": a game is looked for as one.
  const isGame = joint === 'de ' && /juego de/iu.test(opening);
  return (
    [
      ...(isGame ? [`juego de ${shorter(told)}`] : []),
      whole,
      told,
      deed,
      told.replace(/\s(?:para|entre|en)\s.*$/u, ''),
      shorter(told),
      shorter(deed),
      told.replace(articles, ''),
      deed.replace(articles, ''),
      ...(isDeed ? [] : [kind]),
    ]
      .filter((text) => text !== '')
      .map((text) => `${name}: ${text}`)
      .find((text) => countCharacters(text) <= max) ?? ''
  );
}
