import type { Brief, WrittenLanguage } from '#rules/listing/listing.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import type { Candidate } from './candidate.ts';
import { built } from './candidate.ts';
import { tried } from './video-parts.ts';
import { withoutFormat } from './film-format.ts';
import { firstWords } from '#rules/text/first-words.ts';

/** Between two parts of a title, each of which is searched by itself. */
const joints =
  /\s(?:(?:genau )?wie (?:in|im|bei|beim|auf|aus)|como en|comme (?:à|en|chez|au)|avec|sans(?!\u2060)|pour|pendant|durant|après|dans|sur|chez|vers|en|à|au|aux|con|sin(?!\u2060)|para|durante|por|desde|hasta|tras|sobre|mit|ohne(?!\u2060)|für|nach|durch|im|in|auf|beim|bei|aus|zum|zur|am|vom|von|seit|nur|quand|cuando|wenn)\s/iu;
/** "Traversée de la Corse par le GR20": by which way a journey goes. */
const byWay = /\spar(?=\s(?:l[ae]s?\s|l[’'])?\p{Lu})/u;
const without = /(?<=\p{L})\s(ohne|sin|sans)\s(\p{L}{2,})/iu;
/** "Roggenbrot ohne Hefe" of what is baked so. */
const denied = /^(\p{Lu}[\p{L}-]+ ohne \p{Lu}[\p{L}-]+) \p{Ll}+n$/u;
const article =
  /^(?:l[’']|(?:le|la|les|un|une|des|du|el|los|las|una|unos|unas|mi|mis|mon|ma|mes|der|die|das|den|dem|ein|eine|einen|einem|einer|mein|meine|meinem|meiner|unser\p{L}*|dein\p{L}*|\d{1,3})\s)/iu;
/** Who puts things to the test says so. */
const isTest = /test|essay|compar|prob[éa]|prueb|verglich|vergleich/iu;
/** How long, when and who: no topic. */
const noTopic = longPattern('iu')`
  ^(?:\d|(?:un|une|deux|trois|quatre|cinq|dos|tres|cuatro|cinco|zwei|drei|vier|fünf|ein|eine|una?)\s)?\s?(?:jours?|semaines?|mois|ans?|heures?
    |minutes?|nuits?|noches?|nächten?|nacht|días?|semanas?|mes(?:es)?|años?|horas?|minutos?|tage?n?|wochen?|monate?n?|jahre?n?|stunden?
    |minuten?|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre
    |janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|januar|februar
    |märz|april|juni|juli|august|september|oktober|november|dezember
    |(?:(?:komplette|ausführliche|einfache|schnelle|genaue) )?(?:anleitung|tutorial|guide)|guía completa
    |guide complet|tutorial completo|tuto complet|gefühl|(?:maison|casa|hause)(?: (?:sin|sans|ohne) .*)?
    |scratch|fácil|vous|moi|nous|ti|mí|dich|mich|uns)$
`;
/** A question or an order opens no piece that is searched alone. */
const opensSentence =
  /^(?:comment|pourquoi|quand|où|que|quoi|qui|cómo|por qué|qué|cuándo|dónde|quién|wie|warum|wann|was|wer|wo|so|je|j[’']|on|nous|vous|yo|ich|wir|il|elle|es|sie|ce|ça|esto|este|das|mes|mis)(?:\s|$)/iu;
/** "Cómo coser un bolso", "comment tailler un figuier": what is done, and to what. */
const howTo =
  /^(?:cómo|como|comment)\s(\p{L}{2,}(?:er|ir|re|ar))\s(?:(?:une?|le|la|les|des|du|un[ao]?s?|el|los|las|tu|sus?)\s|l[’'])?([^\s,:|(–—?!][^,:|(–—?!]{2,40})$/iu;
/** A Spanish or French title that begins with what is done. */
const bareDeed =
  /^(affûter|aiguiser|réparer|changer|nettoyer|tailler|semer|planter|bouturer|démonter|remplacer|monter|installer|peindre|coudre|tricoter|cuisiner|préparer|fabriquer|construire|restaurer|entretenir|régler|purger|souder|poncer|greffer|rempoter|dessiner|accorder|afinar|engrasar|encuadernar|esquejar|trasplantar|injertar|pulir|lijar|cambiar|hacer|reparar|arreglar|instalar|montar|desmontar|limpiar|preparar|cocinar|pintar|plantar|sembrar|podar|regar|coser|tejer|tocar|configurar|conectar|construir|dibujar|colocar|cuidar|afilar|soldar|restaurar)\s(?:(?:el|la|los|las|una?|tus?|sus?|mis?|une|le|les|des|son|sa|ses|mon|ma|mes|ton|ta|tes|votre|vos)\s|l[’'])?(\p{Ll}{3,}(?:\s\p{Ll}{2,}){0,3})(?=\s\p{Lu}|\s\d|$)/iu;
/** "Choisir ses sacoches de vélo étanches": what is chosen. */
const whatIsDone =
  /^\p{Lu}\p{L}+(?:er|ir|re|ar) (?:ses|son|sa|tes|ton|ta|vos|votre|tus?|sus?) ([\p{Ll}][\p{L}’' -]{4,34})$/u;
/** "Salinas de Cabo de Gata": the place that a title ends in. */
const placeAtEnd =
  /(?:^|\s)((?:(?:La|Le|Les|El|Los|Las|San|Santa|Saint)\s)?\p{Lu}[\p{L}’'-]{2,}(?:\s(?:de la |de los |de |del |du |des |la )?\p{Lu}[\p{L}’'-]+){0,2})$/u;
/** "Roadtrip mit dem T3 nach Slowenien": where a German title leads. */
const goal = /(?<!\swie)\s(?:nach|durch|in) (\p{Lu}[\p{L}-]{3,24})$/u;
/** What is done, behind a single noun. */
const behindNoun = /(?<=^\p{Lu}[\p{L}-]+)(?:\s\p{Ll}{1,24}){0,3}\s\p{Ll}+n$/u;
/** "GR20", "NC500": a way by its code. */
const wayCode = /^\p{Lu}{1,3}-?\d{1,4}$/u;
/** A word alone is a topic only where it is long, as German compounds are. */
const fewestLetters = 8;
const mostWords = 5;
const longest = 32;
/** "VW T3", "Canon AE-1": a maker with a model that holds a figure and a letter. */
const model =
  /(?<![\p{L}\p{N}’'-])(\p{Lu}[\p{L}’'-]{1,20}) ((?=\S{0,6}\d)\p{Lu}{1,3}-?\d{1,4}\p{L}?)(?![\p{L}\p{N}])/gu;
const namedInside =
  /(?<=\p{Ll}\s)\p{Lu}[\p{L}\d’-]{2,20}(?: (?:\d{1,4}|\p{Lu}[\p{L}\d-]{0,20})){0,2}(?![\p{L}\d])/gu;
const noMaker =
  /^(?:Teil|Folge|Tag|Serie|Stufe|Kapitel|Parte|Partie|Jour|Día|Etapa|Étape|Saison|Temporada)$/u;
const mostModels = 2;

type AddPhrase = (phrase: string, kind: Candidate['kind'], least: number) => void;

/**
 * What a German, Spanish or French title names between its joints ("ruta", "salinas de Cabo de Gata"), the first with the last
 * where that is a place, and the makers with their models that title and description tell.
 */
export function videoPieces(brief: Brief, language: WrittenLanguage): Candidate[] {
  if (language !== 'de' && language !== 'es' && language !== 'fr') return [];
  const source =
    brief.fields.videoTitle === undefined ? `products.${brief.product.index}.name` : 'videoTitle';
  const given = brief.fields.videoTitle ?? brief.product.name;
  const title = withoutFormat(given);
  const { description } = brief.product;
  const found: Candidate[] = [];
  const add: AddPhrase = (phrase, kind, least) => {
    found.push({
      ...built(language === 'de' ? phrase : phrase.toLowerCase(), kind, source),
      least,
      // "La Rochelle" is a name though it opens with an article.
      ...(kind === 'place' || /^(?:vlog|prueba de) /u.test(phrase) ? { sure: true } : {}),
    });
  };
  const named = namedIn(title, language);
  const [first = '', ...behind] = named;
  if (first !== '' && tried.test(title) && isTest.test(`${given} ${firstWords(description, 200)}`))
    add({ de: `${first} Test`, fr: `test ${first}`, es: `prueba ${first}` }[language], 'attribute', 0.5);
  const judged = title === given ? '' : judgedIn(title);
  if (judged !== '' && isJudged.test(given)) {
    add(judged, 'head', 0.5);
    add({ de: `${judged} Test`, fr: `test ${judged}`, es: `reseña ${judged}` }[language], 'attribute', 0.45);
  }
  for (const part of named)
    if (part.includes(' ') || wayCode.test(part) || (language === 'de' && part.length >= fewestLetters))
      add(part, 'use', 0.45);
  const last = behind.at(-1) ?? '';
  const place = language === 'de' ? (goal.exec(title)?.[1] ?? '') : (placeAtEnd.exec(last)?.[1] ?? '');
  if (place !== '' && first !== '' && first !== place) add(`${first} ${place}`, 'place', 0.4);
  const ofFirst = language === 'de' ? '' : (placeAtEnd.exec(first)?.[1] ?? '');
  addKinds(brief, language, { title, place: place || ofFirst || shownPlace(brief) }, add);
  if (language !== 'de') addDone(title, language, add);
  addModels(`${title}. ${firstWords(description, 600)}`, add);
  return found;
}

const isJudged = /reseñ|análisis|opini[óo]n|review|(?<!\p{L})(?:test|avis|critique)|testbericht|erfahrung/iu;

/** "Freidora de aire Cosori" of a "Reseña: 6 meses con la freidora de aire Cosori 5,5 L": what a film judges, without its measure. */
function judgedIn(title: string): string {
  const front = title
    .split(/\s?[:|(–—?!,](?!\d)/u)[0]!
    .replace(/\s\d[\d.,]*\s?\p{L}{0,3}$/u, '')
    .trim();
  const words = front.split(' ');
  return words.length > 1 && words.length <= mostWords && !opensSentence.test(front) ? front : '';
}

/** The parts of a title between its joints that may be topics. */
function namedIn(title: string, language: 'de' | 'es' | 'fr'): string[] {
  const isTried = language === 'de' && tried.test(title);
  const pieces = title
    .replace(tried, '')
    .split(/\s?[:|(–—?!,]\s?/u)
    // "On dort dans une cabane": what opens with who does it is left, what stands behind its joint is shown.
    // "Roggenbrot ohne Hefe backen": what it is made without stays with it.
    .flatMap((part) =>
      part
        .replace(without, ' $1\u2060$2')
        .replace(byWay, ' sur')
        .split(joints)
        .slice(opensSentence.test(part) ? 1 : 0),
    )
    .map((part) => part.replace('\u2060', ' ').trim().replace(article, ''))
    // "Motorrad selber machen" of an "Ölwechsel am Motorrad selber machen": the deed is done to what stands before the joint.
    .map((part) => (language === 'de' && title.includes(` ${part}`) ? part.replace(behindNoun, '') : part))
    .map((part) => (isTried ? part.replace(/(?:\s\p{Ll}{1,24}){1,4}$/u, '') : part))
    .filter(
      (part) =>
        part.length > 2 &&
        part.length <= longest &&
        part.split(' ').length <= mostWords &&
        !noTopic.test(part),
    );
  if (language !== 'de') return pieces;
  // A German title ends in its verb: "Laugenpumpe reinigen" stays together, "reinigen" alone is nothing.
  const bare = pieces.flatMap((part) => denied.exec(part)?.[1] ?? []);
  return [...pieces, ...bare].filter((part) => /^\p{Lu}|\p{Lu}\d/u.test(part));
}

/** What a Spanish or French title says is done, and of whom it speaks. */
function addDone(title: string, language: 'es' | 'fr', add: AddPhrase): void {
  const chosen = whatIsDone.exec(title.split(/[:|(]/u)[0]!.trim())?.[1] ?? '';
  if (chosen !== '' && !joints.test(` ${chosen} `)) add(chosen, 'use', 0.3);
  const front = title.split(joints)[0]!.trim();
  // "Cambiar pastillas de freno Renault Sandero": what it is done to ends before the name of what it is for.
  // "Limpiar un reloj de cuco que se para": what ails it is told behind it.
  const [, deed = '', done = ''] = bareDeed.exec(front.split(/\s(?:que|qui)\s/iu)[0]!) ?? [];
  if (done !== '') {
    add(`${deed} ${done}`, 'use', 0.45);
    if (done.includes(' ')) add(done, 'use', 0.45);
  }
  const [, verb = '', object = ''] = howTo.exec(front) ?? [];
  // "Las pastillas de freno de un Seat León": the thing, and whose it is.
  const [thing = '', owner = ''] = object.split(
    /\s(?:del?|d[’'])\s?(?:une?|une|una|el|la|tu|mi|mon|ma|ton|ta)\s/iu,
  );
  if (owner !== '') add(`${thing} ${owner}`, 'use', 0.45);
  if (thing !== '') {
    add(`${verb} ${thing}`, 'use', 0.45);
    add(`${language === 'fr' ? 'tuto' : 'tutorial'} ${thing}`, 'attribute', 0.4);
  }
  // "Pourquoi le TGV 001 roulait au gaz": of whom a Spanish or French title speaks has a capital inside it.
  if (!/\s\p{Ll}{4,}/u.test(title)) return;
  for (const [name] of [...title.matchAll(namedInside)].slice(0, mostModels)) add(name, 'synonym', 0.4);
}

function addModels(text: string, add: AddPhrase): void {
  let models = 0;
  for (const [, maker = '', code = ''] of text.matchAll(model)) {
    if (noMaker.test(maker) || models >= mostModels) continue;
    models += 1;
    add(`${maker} ${code}`, 'synonym', 0.4);
  }
}

const travels = /vlog|travel|viaje|reise|voyage|urlaub|vacanc|vacacion/iu;
const journey =
  /(?:^|\s)(?:randonnée|traversée|trek|ruta|travesía|senderismo|wanderung|durchquerung|überquerung|radreise|voyage|viaje|reise)(?!\p{L})/iu;
const cooks = /rezept|receta|recette|kochen|backen/iu;
const ingredients = /(?:^|\s)(?:zutaten|ingredientes|ingrédients)(?!\p{L})/iu;
const atPlace =
  /(?<=^|[\s(])(?:in|nach|durch|en|a|por|à|jusqu[’']à|hasta|vers|hacia|dans le|dans la|dans les|au|aux|sur) (?:l[’'])?((?:(?:La|Le|Les|El|Los|Las|San|Santa|Saint) )?\p{Lu}\p{Ll}{2,}(?:[ -]\p{Lu}\p{Ll}{2,})?)(?![\p{L}-])/u;

/** "Deux jours dans le Queyras": where a film of a journey says that it was made. German writes every noun so. */
function shownPlace({ product, language, fields }: Brief): string {
  if (language.written === 'de' || !travels.test(`${fields.videoType ?? ''} ${product.category}`)) return '';
  return (
    atPlace.exec(`${fields.videoTitle ?? product.name} `)?.[1] ??
    atPlace.exec(firstWords(product.description, 200))?.[1] ??
    ''
  );
}

/** "Probamos tres sillines": what is put to the test, without its number. */
const testsThem = longPattern('iu')`
  ^(?:probamos|pruebo|he probado|hemos probado|testamos|on teste|je teste|nous testons|wir testen
    |ich teste)\s(?:(?:\d+|dos|tres|cuatro|cinco|seis|deux|trois|quatre|cinq|six|zwei|drei|vier|fünf|sechs
      |el|la|los|las|le|les|des|den|die|das|un|una|une|eine?n?)\s)?(\p{L}{4,}(?:\s(?:de
        |d[’'])\s?\p{L}{3,})?)(?=\s|$)
`;

/** "Vlog Oaxaca", "receta de croquetas de jamón": a kind of film with what it is of. */
function addKinds(
  { product, fields, siblings }: Brief,
  language: 'de' | 'es' | 'fr',
  { title, place }: { title: string; place: string },
  add: AddPhrase,
): void {
  const kind = `${fields.videoType ?? ''} ${product.category}`;
  const tested = testsThem.exec(title)?.[1] ?? '';
  if (tested !== '') {
    add(tested, 'head', 0.5);
    add(
      language === 'de' ? `${tested} Test` : language === 'fr' ? `test ${tested}` : `prueba de ${tested}`,
      'attribute',
      0.45,
    );
  }
  // "Vlog Paris-Lisbonne": from where to where is a way, and no place to stay.
  if (place !== '' && travels.test(kind)) {
    if (!/\p{L}[-–]\p{Lu}/u.test(place))
      add(language === 'de' ? `${place} Vlog` : `vlog ${place}`, 'attribute', 0.45);
    add(place, 'place', 0.4);
  }
  // "Traversée de la Corse": where a journey goes is looked for by itself.
  if (place !== '' && !travels.test(kind) && journey.test(title)) add(place, 'place', 0.4);
  // The kind of the form is that of every film in it, and a day in Oaxaca is no recipe.
  const isDish = cooks.test(siblings > 1 ? product.category : kind) || ingredients.test(product.description);
  const [opening = ''] = title.split(/\s?[:|(–—?!,]\s?/u);
  const front = opening.split(joints)[0]!.split(/\s(?:como|comme|wie|al estilo|façon)\s/iu)[0]!;
  const dish = (language === 'de' ? front : front.toLowerCase()).replace(article, '');
  if (!isDish || !/^\p{L}[\p{L} ’'-]+$/u.test(dish) || dish.split(' ').length > 4) return;
  if (opensSentence.test(front) || noTopic.test(dish) || travels.test(kind)) return;
  if (language === 'de') add(`${dish} Rezept`, 'attribute', 0.5);
  if (language === 'fr')
    add(`recette ${/^[aeiouyéèêâîôœh]/u.test(dish) ? 'd’' : 'de '}${dish}`, 'attribute', 0.5);
  if (language !== 'es') return;
  add(`receta de ${dish}`, 'attribute', 0.5);
  add(`cómo hacer ${dish}`, 'question', 0.45);
}
