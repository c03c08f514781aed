import { contentStemsOf, foldWord } from '#rules/text/words.ts';
import type { Prepared } from '#rules/writers/seo-content/prepared.ts';
import { foldedBrief, setFor, type Written } from './brief-words.ts';
import { stemsKnown } from './known-stems.ts';

/**
 * For whom, for what occasion and in what season or place a thing would be: in a sentence such words claim nothing, but who
 * finds a thing by "teacher gift" or "kids" is told that it is one or for them, and by "set" that there are several.
 */
const placingWords: Readonly<Record<Written, string>> = {
  en:
    'family friend friends guest guests child children kid kids adult adults woman women man men mens womens ladies gentlemen girl girls boy boys teen teens mum mom dad mother father mothers fathers grandma grandpa partner wife husband ' +
    'colleague pupil pupils student students learner learners teacher teachers beginner beginners her him gift gifts present presents giftidea birthday christmas xmas wedding anniversary valentine valentines easter housewarming occasion party parties dinner ' +
    'spring summer autumn fall winter season holiday holidays vacation garden office school bathroom bedroom picnic trip travel set sets kit kits bundle bundles table tabletop desk wall shelf floor ceiling window door kitchen car face',
  de:
    'familie familien freund freunde freundin gast gäste kind kinder erwachsene frau mann frauen männer damen herren mädchen jungen mama papa mutter vater muttertag vatertag oma opa partner kollege kollegin lehrer lehrerin schüler anfänger einsteiger ' +
    'geschenk geschenke geschenkidee geschenkbox geburtstag weihnachten weihnacht hochzeit ostern einzug anlass feier party frühling sommer herbst winter urlaub reise garten büro schule bad badezimmer schlafzimmer picknick set sets komplettset tisch schreibtisch wand regal fenster küche auto gesicht',
  es:
    'familia familias amigo amiga amigos invitado niño niña niños niñas adulto adultos mujer mujeres hombre hombres mamá papá madre padre abuela abuelo pareja profesor profesora principiante principiantes regalo regalos cumpleaños navidad boda aniversario reyes ' +
    'ocasión fiesta fiestas cena primavera verano otoño invierno vacaciones viaje viajes jardín oficina escuela colegio dormitorio baño picnic juego lote set kit pack mesa escritorio pared suelo techo ventana puerta cocina coche cara pies',
  fr:
    'famille familles ami amie amis invité invités enfant enfants adulte adultes femme femmes homme hommes fille filles garçon garçons maman papa mère père grand-mère grand-père couple collègue maîtresse maître débutant débutants cadeau cadeaux anniversaire noël ' +
    'mariage pâques crémaillère occasion fête dîner printemps été automne hiver vacances voyage jardin bureau école chambre bain pique-nique lot kit coffret set pack table mur étagère plafond fenêtre porte cuisine voiture visage',
};

/** Whether a phrase that is searched puts its thing among people, days or places that nothing in the brief names. */
export function isPlacedElsewhere(phrase: string, prepared: Prepared): boolean {
  const { written } = prepared.ledger.language;
  if (written === 'other') return false;
  const placing = setFor('placing', placingWords, written);
  const words = foldWord(phrase).match(/\p{L}[\p{L}-]*/gu) ?? [];
  return words.some((word) => {
    const placed = placing.has(word) ? word : written === 'de' ? frontOf(word, placing) : undefined;
    return placed !== undefined && !isNamed(placed, prepared);
  });
}

/** For whom or what a title says that a thing is, at its end. */
const forWhom = /\s(?:for|für|para|pour)\s\p{L}[\p{L}’'-]*(?:\s\p{L}[\p{L}’'-]*){0,3}\s?$/iu;

/** "Hot sauce at home for beginners": a part of a title without those that nothing in the brief names. */
export function withoutOtherPeople(part: string, prepared: Prepared): string {
  const [said = ''] = forWhom.exec(part) ?? [];
  return said !== '' && isPlacedElsewhere(said, prepared) ? part.slice(0, part.length - said.length) : part;
}

const shortestFront = 4;

/** "Weihnachtsdeko", "Bürotisch": what a German word begins with. */
function frontOf(word: string, placing: ReadonlySet<string>): string | undefined {
  for (const one of placing)
    if (one.length >= shortestFront && word.length > one.length + 2 && word.startsWith(one)) return one;
  return undefined;
}

/** Whether the brief has the word, or people look for such a thing by it. */
function isNamed(word: string, prepared: Prepared): boolean {
  if (foldedBrief(prepared).includes(word.length > 4 ? word.replace(/(?:es|en|s|e|n)$/u, '') : word))
    return true;
  const known = stemsKnown(prepared);
  return contentStemsOf(word).some((stem) => known.has(stem));
}
