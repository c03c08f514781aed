import type { Brief, WrittenLanguage } from '#rules/listing/listing.ts';
import type { Candidate } from './candidate.ts';
import { built } from './candidate.ts';
import { germanHow, germanSteps } from './german-film.ts';
import { withoutFormat } from './film-format.ts';
import { firstWords } from '#rules/text/first-words.ts';

type Written = 'de' | 'es' | 'fr';

/** "De mi abuela", "façon mamie", "von meiner Oma": whose a dish is stands behind what it is. */
const whose: Readonly<Record<Written, RegExp>> = {
  de: /\s(?:von|nach|wie bei)\s(?:(?:meiner?|unserer?|der)\s)?(?:Oma|Omas|Mama|Mamas|Großmutter|Art)(?!\p{L}).*$|^(?:Omas|Mamas|Meine|Unsere?)\s/iu,
  es: /\s(?:de (?:mi|la|nuestra|mis)|como (?:mi|las? de (?:mi|la)))\s(?:abuela|madre|mamá|tía|casa|pueblo).*$|\s(?:caser[oa]s?|fácil(?:es)?|perfect[oa]s?)$/iu,
  fr: /\s(?:de (?:ma|notre)|façon|comme chez)\s(?:ma\s)?(?:grand[- ]mère|mère|mamie|mamy|maman|tante).*$|\s(?:à la maison|chez soi|(?<!à la )maison|facile|inratable)s?$/iu,
};
/** A text that opens with the name of a dish: "Receta de croquetas de jamón cremosas paso a paso." */
const recipe: Readonly<Record<Written, RegExp>> = {
  de: /^(?:(?:Ein|Mein|Unser|Das)\s)?(?:\p{L}+e[sr]\s)?Rezept für (?:(?:\p{Ll}+e[nrs]?)\s)?(\p{Lu}[\p{L}-]{3,})/u,
  es: /^(?:(?:(?:Mi|La)\s)?receta (?:fácil )?de |(?:Hago|Hacemos|Preparo|Preparamos|Cocino|Cocinamos) (?:una?|unos|unas|el|la|los|las) (?=[^]{0,200}\d ?(?:g|kg|ml|gramos|huevos|cucharadas)(?!\p{L})))(\p{L}{3,}(?: (?:de|con|al|a la) \p{L}{3,}){0,2})/iu,
  fr: /^(?:(?:Ma|La)\s)?recette (?:facile )?(?:de |d[’']|des |du )(\p{L}{3,}(?: (?:de|aux?|à la|à l[’']|au) ?\p{L}{3,}){0,2})/iu,
};
const shows: Readonly<Record<Written, RegExp>> = {
  de: /(?<!\p{L})(?:ich zeige|zeige ich|wir zeigen|zeigen wir|Schritt für Schritt|Anleitung|so geht|lernst du)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:paso a paso|tutorial|te enseño|os enseño|te explico|os explico|aprenderás|muestro)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:tuto|tutoriel|pas à pas|étape par étape|je (?:vous |te )?montre|je (?:vous |t[’'])?explique|on vous montre)(?!\p{L})/iu,
};
/** "Tomaten auf dem Balkon", "tomates en el balcón": two nouns, and where the one is. */
const placed: Readonly<Record<Written, RegExp>> = {
  de: /^(\p{Lu}[\p{L}-]{3,}) (?:auf|im|in|am|an|für) (?:(?:dem|der|den|die|das) )?(\p{Lu}[\p{L}-]{3,})$/u,
  es: /^(\p{L}{4,}(?: de \p{L}{4,})?) (?:en|para) (?:(?:el|la|los|las|un|una) )?(\p{L}{4,})$/iu,
  fr: /^(\p{L}{4,}(?: de \p{L}{4,})?) (?:sur|dans|en|au|pour) (?:(?:le|la|les|un|une) )?(\p{L}{4,})$/iu,
};
/** "Test du télescope Dobson 200 mm pour débutant": what is put to the test, and for whom. */
const test: Readonly<Record<Written, RegExp>> = {
  de: /^(\p{Lu}[\p{L}\d-]+(?: [\p{L}\d-]+){0,2}?) (?:im Test|Test)(?: für (\p{Lu}\p{L}+))?$/u,
  es: /^(?:prueba|review|análisis|opinión|probamos)(?: (?:del?|de la|la|el))? (\p{L}{4,}(?: [\p{L}\d-]+){0,2}?)(?: (?:\d+ \p{L}+))?(?: para (\p{L}{4,}))?$/iu,
  fr: /^(?:test|avis|essai)(?: (?:du|de la|de l[’']|des|de|sur))? ?(\p{L}{4,}(?: [\p{L}\d-]+){0,2}?)(?: (?:\d+ \p{L}+))?(?: pour (\p{L}{4,}))?$/iu,
};
const mistakes: Readonly<Record<Written, readonly [RegExp, string]>> = {
  de: [/\d\s(?:\p{Ll}+e\s)?Fehler/u, 'Fehler'],
  es: [/\d\serrores/iu, 'errores'],
  fr: [/\d\serreurs/iu, 'erreurs'],
};
/** "Coudre un tote bag doublé", "coudre ses pointes de danse": what is done opens a French or Spanish title, and what it is done to. */
const deed =
  /^(?:(?:cómo|comment)\s)?(\p{L}{3,}(?:er|ir|re|ar)) ((?:un[aeo]?s?|le|la|les|des|el|los|las|du|ton|ta|tes|votre|vos|son|sa|ses|mon|ma|mes|tus?|sus?|mis?) )(\p{L}[\p{L}-]+(?: (?!(?:en|à|avec|con|pour|para|sans|sin|sur|de|du|d)(?:\s|[’']))\p{L}[\p{L}-]+){0,2})((?: de | d[’'])\p{L}[\p{L}-]+)?/iu;
/** "Desde Poncebos hasta Caín", "von Vernazza nach Monterosso": from where to where. */
const route =
  /(?<!\p{L})(?:[Dd]esde|[Dd]e|[Dd]epuis|[Vv]on) (\p{Lu}\p{Ll}{2,}(?:[ -]\p{Lu}\p{Ll}+){0,2}) (?:im \p{Lu}\p{L}+ )?(hasta|a|jusqu[’']à|à|nach|bis) (\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+){0,2})/u;
const travels = /travel|viaje|reise|voyage/iu;
const ridden: Readonly<Record<Written, (vehicle: string) => string>> = {
  de: (vehicle) => `Reise mit ${vehicle}`,
  es: (vehicle) => `viajar en ${vehicle}`,
  fr: (vehicle) => `voyage en ${vehicle}`,
};
/** "Paris-Lisbonne en train": from where to where, and by what. */
const byVehicle =
  /^(\p{Lu}\p{L}{2,})\s?(?:[-–→]|nach|à|a)\s?(\p{Lu}\p{L}{2,}) (?:en|mit dem|mit der|in) (\p{L}{3,})$/u;
const describes = /\s\p{L}{3,}(?:ées?|és?|ad[oa]s?|id[oa]s?|ables?|els?|elles?|iques?)$/iu;
const longest = 40;

/** A film of another language while its title is read. */
interface Film {
  language: Written;
  title: string;
  /** The front of the title without whose it is. */
  own: string;
  /** Front of the description. */
  told: string;
  add: (text: string, kind: Candidate['kind'], least: number) => void;
}

/**
 * What German, Spanish and French films are searched by beside their title: the dish without whose it is, the thing with where it
 * is and no joint, and the word for how it is shown.
 */
export function moreOfVideo(brief: Brief, language: WrittenLanguage): Candidate[] {
  if (language !== 'de' && language !== 'es' && language !== 'fr') return [];
  const source =
    brief.fields.videoTitle === undefined ? `products.${brief.product.index}.name` : 'videoTitle';
  const { description, name } = brief.product;
  const given = brief.fields.videoTitle ?? name;
  // "Coudre ses pointes" of the name "Coudre ses pointes de danse": the longer of the two says what it is done to.
  const title = withoutFormat(name.toLowerCase().startsWith(`${given.toLowerCase()} `) ? name : given);
  const front = title.split(/\s?[:|(–—?!,]\s?|\s-\s/u)[0]!.trim();
  const found: Candidate[] = [];
  const film: Film = {
    language,
    title,
    own: front.replace(whose[language], '').trim(),
    told: firstWords(description, 400),
    add: (text, kind, least) => {
      const spelled = language === 'de' ? text : text.toLowerCase();
      if (text !== '' && text.length <= longest)
        found.push({ ...built(spelled, kind, source), least, sure: true });
    },
  };
  if (film.own !== front && film.own.length > 4) film.add(film.own, 'head', 0.7);
  const dish = dishOf(film, description);
  if (dish !== '') addRecipe(dish, film);
  const [, thing = '', where = ''] = placed[language].exec(film.own) ?? [];
  if (where !== '') film.add(`${thing} ${where}`, 'use', 0.5);
  addTest(film);
  const [, from = '', , to = ''] = route.exec(`${title}. ${film.told}`) ?? [];
  if (to !== '') film.add(`${from} ${to}`, 'place', 0.4);
  const [, start = '', end = '', vehicle = ''] = byVehicle.exec(film.own) ?? [];
  if (vehicle !== '') {
    film.add(`${start} ${end} ${vehicle}`, 'use', 0.5);
    if (language !== 'de') film.add(`${vehicle} ${start} ${end}`, 'use', 0.55);
    if (travels.test(`${brief.product.category} ${brief.fields.videoType ?? ''}`))
      film.add(ridden[language](vehicle), 'attribute', 0.4);
  }
  addMistakes(thing === '' ? film.own : thing, film);
  const isShown = dish === '' && shows[language].test(`${title} ${film.told}`);
  if (language === 'de') {
    addManner(front, description, film);
    addIntoThing(front, film);
  }
  if (language !== 'de') addDeed(film, isShown);
  else if (isShown) addInstructions(film);
  return found;
}

/** "Sauerteigbrot ohne Knetmaschine backen", "Sauerteigbrot ohne Knetmaschine": how it is done, as the text says it. */
function addManner(front: string, description: string, { add }: Film): void {
  for (const step of germanSteps(description)) add(step, 'use', 0.42);
  const how = germanHow(front, description);
  if (how === front) return;
  add(how, 'use', 0.45);
  const bare = how.slice(0, how.lastIndexOf(' '));
  if (!bare.endsWith(' aus')) add(bare, 'attribute', 0.35);
}

const intoThing =
  /^(\p{Lu}[\p{L}-]{3,}) (?:in|an|auf|aus|von|unter|hinter) (?:(?:eine[nmr]?|ein|die|der|das|den|dem) )?(?:\p{Ll}+e[nmrs]? )?\p{Lu}[\p{L}-]{2,} (?:selbst |richtig )?(\p{Ll}{3,}n)$/u;

/** "Reißverschluss einnähen" of "Reißverschluss in eine Jacke einnähen": what is done to the first of the two. */
function addIntoThing(front: string, { add }: Film): void {
  const [, thing = '', verb = ''] = intoThing.exec(front) ?? [];
  if (thing === '') return;
  add(`${thing} ${verb}`, 'head', 0.65);
  add(`${thing} ${verb} Anleitung`, 'attribute', 0.4);
}

/** The dish that the text opens with; as the title names it with its adjective: "gratin dauphinois". */
function dishOf({ language, own }: Film, description: string): string {
  const told = recipe[language].exec(description)?.[1] ?? '';
  const isSame =
    told !== '' &&
    own.split(' ').length < 5 &&
    own.toLowerCase().startsWith(told.split(' ')[0]!.toLowerCase());
  return isSame ? own : told;
}

function addRecipe(dish: string, { language, add }: Film): void {
  const of = language === 'fr' && /^[aeiouyéèêâîôœh]/iu.test(dish) ? 'd’' : 'de ';
  const word = { de: `${dish} Rezept`, es: `receta de ${dish}`, fr: `recette ${of}${dish}` }[language];
  add(dish, 'head', 0.6);
  add(word, 'attribute', 0.5);
  if (language === 'es') add(`cómo hacer ${dish}`, 'question', 0.45);
  if (language === 'fr') add(`comment faire ${dish}`, 'question', 0.4);
}

function addTest({ language, own, add }: Film): void {
  const [, tested = '', whom = ''] = test[language].exec(own) ?? [];
  if (tested === '') return;
  const [first = '', second = ''] = tested.split(' ');
  add(tested, 'head', 0.6);
  const called = { de: `${tested} Test`, es: `prueba ${tested}`, fr: `test ${tested}` }[language];
  add(called, 'attribute', 0.45);
  if (second !== '') add(`${first} ${second}`, 'synonym', 0.5);
  if (whom !== '') add(`${first} ${whom}`, 'audience', 0.4);
}

/** "Cinco errores al podar": a title that counts mistakes is searched without their number. */
function addMistakes(topic: string, { language, title, own, add }: Film): void {
  const [pattern, mistake] = mistakes[language];
  if (!pattern.test(title) || own === '' || pattern.test(own)) return;
  add(language === 'de' ? `${topic} ${mistake}` : `${mistake} ${topic}`, 'use', 0.4);
}

/** "Tomaten ausgeizen": a German title that names what is done to what. */
function addInstructions({ own, add }: Film): void {
  if (/^\p{Lu}[\p{L}-]+(?: \p{L}+)? \p{Ll}{2,}(?:en|ern|eln)(?=$|\s(?:ohne|mit|für|im|in|auf)\s)/u.test(own))
    add(`${own.split(/\s(?:ohne|mit|für|im|in|auf)\s/u)[0]!} Anleitung`, 'attribute', 0.5);
}

function addDeed({ language, own, told, add }: Film, isShown: boolean): void {
  const [, verb = '', article = '', what = '', of = ''] = deed.exec(own) ?? [];
  if (verb === '') return;
  // "La Voie lactée" in the midst of a title is a name.
  const bare = /^\p{Lu}/u.test(what) ? what : what.replace(describes, '');
  const whole = `${what}${of}`;
  if (bare !== what && bare.length > 3) add(bare, 'head', 0.5);
  // "Semer des tomates" is typed with its article.
  if (bare !== what) add(`${verb} ${bare}`, 'use', 0.4);
  if (of !== '') add(whole, 'head', 0.6);
  add(`${language === 'fr' ? 'comment' : 'cómo'} ${verb} ${article}${whole}`, 'question', 0.42);
  if (isShown)
    add(`${language === 'fr' ? 'tuto' : 'tutorial'} ${of === '' ? bare : whole}`, 'attribute', 0.45);
  for (const thing of doneToo(verb, told)) if (thing !== bare) add(`${verb} ${thing}`, 'use', 0.4);
}

const mostDone = 2;
const listed =
  /^ (?:les|des|los|las|unos|unas) (\p{L}{4,}) (?:et|y) (?:les|des|los|las|unos|unas) (\p{L}{4,})(?= (?:sur|à|au|aux|en|dans|de|a|al)\s|[.,;:])/iu;

/** "Rubans" and "élastiques" of "coudre les rubans et les élastiques": to what else the text does what the title names. */
function doneToo(verb: string, told: string): string[] {
  const text = told.toLowerCase();
  const at = text.indexOf(` ${verb.toLowerCase()} `);
  const [, ...things] = at === -1 ? [] : (listed.exec(text.slice(at + verb.length + 1)) ?? []);
  return things.slice(0, mostDone);
}
