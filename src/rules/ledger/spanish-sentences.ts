import { longPattern } from '#rules/text/long-pattern.ts';
import { foldWord } from '#rules/text/words.ts';
import { tellsOfOthers } from './other-things.ts';
import { grammars } from './romance-grammar.ts';
import { type Subject, spokenOf, type Spoken, subjectOf } from './romance-predicates.ts';
import type { Told } from './said-in-sentences.ts';

/** One thing that a Spanish sentence says, from its verb on. */
export interface SpanishSaid {
  clause: string;
  /** "Correa original" where the sentence speaks of a part; empty where it speaks of the thing. */
  part: string;
  /** Whether the adjectives of the clause agree with the name of the thing, or with the part. */
  agrees: boolean;
}

const { verb, ownClause } = grammars.es;

/** What is said under a condition, of another day, by hearsay or of what is sold besides, in the whole of its sentence. */
export const hedged = longPattern('iu')`
  (?<!\p{L})(?:quizás?|tal vez|a lo mejor|probablemente|posiblemente|supuestamente|aparentemente|a veces|opcional(?:es|mente)?|bajo pedido
    |por encargo|a elegir|a elección|antes (?:era|eran|tenía|estaba)|originalmente|en su día|ya no|dej[oó] de|parece[n]?|se dice|dicen|creo|creemos|casi|aún no|todavía no
    |por separado|aparte|recom(?:iendo|endamos)|recomendable|ojalá|imagina|(?:esté|sea|fuera|fuese)n?|(?:pod|deb|se|tend|ha|hab|esta|queda|cab|i|vald|servi|funciona|gusta|di|usa|pesa|medi)ría(?:n|s|mos)?|pero (?:solo|sólo|únicamente)
    |falta|faltan|solía\p{Ll}*|si (?:quieres|lo deseas|prefieres|la|el|lo|se|no)|salvo|excepto|pronto|próximamente|será|serán|tendrán?)(?!\p{L})
`;
const denied = /(?<!\p{L})(?:no|ni|nunca|jamás|tampoco|ningun[oa]?s?|ningún|nada)(?!\p{L})/iu;
/** "No lleva BPA" says what it is without. */
const without = /^no (?:lleva|llevan|contiene|contienen|tiene|tienen|usa|usan|utiliza|utilizan) /u;

/** "No lleva etiquetas que piquen" denies less than labels. */
const isWithout = (told: string, whole: string): boolean =>
  without.test(told) && !/^,?\s(?:que|como|de)\s/u.test(whole.slice(told.length));

/** What the thing is unlike says nothing of it. */
const unlike =
  /^(?:A diferencia de|En lugar de|En vez de|Frente a|Al contrario (?:de|que)|Comparad[oa]s? con)\s[^,]{3,80},\s/u;
const linking = /^(?:Ahora|Hoy|Además|También|Asimismo|Por último|De hecho|Eso sí),?\s/u;
/** "En el interior hay", "Dentro tiene": where on the thing; what follows is said of it. */
const placed =
  /^(?:En (?:el|la) (?:interior|exterior|parte \p{L}+|lateral|frente|base)|Dentro|Delante|Detrás|Por dentro|Por fuera|A los lados|En los laterales|Atrás|Adentro|Arriba|Abajo|Debajo),?\s(?=(?:hay|tiene|tienen|lleva|llevan|trae|cuenta|está|incluye|va)\s)/u;

/** Where the clause ends and one that hangs on it begins. */
const hanging = longPattern('u')`
  ,?\s(?:que|quien|donde|cuando|mientras|porque|aunque|ya que|pues|por lo que|así que|de modo que|de manera que|sin que|para que|como|según
    |incluso|inclusive|gracias a|debido a|cuy[oa]s?|l[oa]s? cual(?:es)?|ideal(?:es)? para|perfect[oa]s? para|pero|sino|si)\s.*$
    |,\s(?:sin|con|para|lo que|una?|el|la|los|las|muy|todo|todos|todas)\s.*$
`;
const lateAdverb =
  /\s(?:también|además|fácilmente|perfectamente|cómodamente|fácil y rápidamente|sin (?:esfuerzo|problemas?)|en segundos|en \p{L}+ segundos|de serie)$/u;
/** "Pero" parts what is so from what is not. */
const otherNoun =
  /^(?:(?:el|la|los|las|sus?|cada|nuestr[oa]s?|ambos|ambas)\s\p{L}+(?:\s(?!y\s|e\s)\p{L}+){0,5}?)\s(?=(?:no\s)?(?:es|son|está|están|tiene|tienen|lleva|llevan|mide|miden|dura|duran|pesa|pesan|se|va|van|queda|quedan|cierra|gira|soporta)\s)/iu;
const moreVerbs =
  /^(?:trae|traen|consta|constan|hay|le caben?|va|van|viene|vienen|carga|aguanta|acompaña|incluyo|incluimos|arde|arden|huele|recorre|rinde|cuece)\s/u;
const shares =
  /^(?:(?:hech|fabricad|confeccionad|cosid|tejid|pintad|tallad|forrad|rellen|acolchad|bordad|rematad|decorad|barnizad|recubiert|tratad|diseñad|pensad|certificad|indicad|ajustad|esmaltad)[oa]s?|aptas?|aptos?|resistentes?|compatibles?|libres?|recargables?|ajustables?|reversibles?|disponibles?|ideales?)\s(?:a|al|de|del|en|con|para|por)\s/u;

/** "… y dentro hay un bolsillo": of the thing again. */
const insideOf =
  /^(?:dentro|por dentro|por fuera|detrás|delante|a los lados|en el interior|en el exterior)\s(?=(?:hay|tiene|lleva|está|trae)\s)/u;
const theThing = ' ';

const opensVerb = (text: string): boolean => verb.test(text) || moreVerbs.test(text);

interface Clause {
  text: string;
  /** The noun of its own subject; empty where it goes on with that of the clause before it. */
  subject: string;
}

/** The clauses of a predicate: at "y" or a comma with a verb, a participle that shares one, or a subject with its verb behind it. */
function clausesOf(predicates: string): Clause[] {
  const clauses: Clause[] = [];
  let rest = predicates;
  let subject = '';
  const joints = /,?\s(?:y|e|además|pero|mientras que)\s(?:además\s|también\s)?|[,;]\s/gu;
  let from = 0;
  for (let match = joints.exec(rest); match !== null; match = joints.exec(rest)) {
    const behind = rest.slice(match.index + match[0].length);
    const place = insideOf.exec(behind)?.[0];
    const other = place ?? otherNoun.exec(behind)?.[0];
    const being = /^(?:es|son|está|están)\s/u.exec(rest.slice(from))?.[0];
    const sharing = being !== undefined && shares.test(behind);
    if (other === undefined && !sharing && !opensVerb(behind)) continue;
    clauses.push({ text: rest.slice(from, match.index), subject });
    from = match.index + match[0].length;
    if (sharing) {
      rest = `${rest.slice(0, from)}${being}${behind}`;
      joints.lastIndex = from + being.length;
    }
    if (other !== undefined) {
      subject = place === undefined ? other.trim() : theThing;
      from += other.length;
      joints.lastIndex = from;
    }
  }
  clauses.push({ text: rest.slice(from), subject });
  return clauses;
}

const ownNoun = /^(?:el|la|los|las|este|esta|estos|estas|su|sus|nuestr[oa]s?|mis?|cada|ambos|ambas)\s/iu;
/** Things of others, or of the same kind: "mi otra mochila", "la mesa de mi abuela". */
const ofOther =
  /(?<!\p{L})(?:otr[oa]s?|antigu[oa]s?|viej[oa]s?|anterior(?:es)?|vecin[oa]s?|(?:de|con) (?:mis?|tus?|sus?|la foto|al lado))(?!\p{L})/iu;

/** The sentence without what only leads to it. */
function plainSentence(text: string): string {
  const told = text.replace(linking, '').replace(unlike, '').replace(placed, '');
  return `${told.charAt(0).toUpperCase()}${told.slice(1)}`;
}

const tail = (clause: string): string => clause.replace(hanging, '').replace(lateAdverb, '').trim();

/** What is said of a whole thing and hardly ever of its part. */
const ofWhole =
  /^(?:Pesan?|Consumen?|Contienen?|Incluyen?|Traen?|Vienen? (?:con|en)|Soportan?|Está[n]? pensad[oa]s?|(?:Es|Son) (?:compatibles?|apt[oa]s? para (?:niñ|bebé|perr|gat|piel)|vegan[oa]s?|adecuad[oa]s? para))(?!\p{L})/u;

/** The gender of a subject by its article; empty where none tells. */
function genderOf(opening: string): string {
  if (/^(?:la|las|esta|estas|nuestras?)\s/iu.test(opening)) return 'a';
  return /^(?:el|los|este|estos|nuestros?)\s/iu.test(opening) ? 'o' : '';
}

/** "La tapa es de bambú. Está hecho a mano": the adjective is no lid's. */
function agreesWith(text: string, partGender: string, name: string): boolean {
  const gender = /^(?:Es|Son|Está|Están) \p{L}+?[dt]([oa])s?\s/u.exec(text)?.[1];
  const own = endingOf(name).charAt(0);
  return gender !== undefined && partGender !== '' && gender !== partGender && (own === '' || own === gender);
}

const isOwnWord = (word: string, name: string): boolean =>
  foldWord(word).replace(/e?s$/u, '') === foldWord(name.split(/[\s,-]/u)[0] ?? '').replace(/e?s$/u, '');

/** A subject with its noun and a verb that only these sentences know: "La paleta trae doce tonos". */
function subjectBefore(words: readonly string[], name: string): Subject | null {
  const [first = '', noun = ''] = words;
  if (!grammars.es.pointer.test(first)) return null;
  for (let at = 2; at < Math.min(words.length, 7); at += 1) {
    if (words[at - 1]!.endsWith(',')) return null;
    if (moreVerbs.test(words.slice(at).join(' '))) {
      const isNamed = isOwnWord(noun, name);
      return { words: at, isThing: isNamed || grammars.es.anyThing.test(noun), isNamed };
    }
  }
  return null;
}

/**
 * What each whole sentence says of the thing, one predicate after another, or of a part that it names; a sentence without a
 * subject speaks of what the one before it spoke of.
 */
export function saidInSpanish(sentences: readonly Told[], name: string): SpanishSaid[] {
  const said: SpanishSaid[] = [];
  let spoken: Spoken = 'thing';
  let agrees = true;
  let partGender = '';
  for (const { text: whole, tells } of sentences) {
    const text = plainSentence(whole);
    const words = text.split(' ');
    const subject = subjectOf(words, name, 'es') ?? subjectBefore(words, name);
    const opening = subject === null || subject.words === 0 ? '' : words.slice(0, subject.words).join(' ');
    const isOther = tellsOfOthers(whole, 'es', name) || ofOther.test(opening);
    spoken = isOther ? 'one' : spokenOf(text, name, 'es', spoken);
    // "El frasco es de vidrio. Contiene 30 ml": what it comes in is no topic, and a whole thing weighs.
    if (subject?.words === 0 && (ofWhole.test(text) || agreesWith(text, partGender, name))) spoken = 'thing';
    if (opening !== '') partGender = subject!.isThing ? '' : genderOf(opening);
    if (opening !== '' && subject!.isThing) agrees = isOwnWord(words[1]!, name);
    if (isOther || !tells || hedged.test(whole)) continue;
    said.push(...saidBySeller(text, name));
    const start = subject?.words ?? (moreVerbs.test(text.toLowerCase()) ? 0 : null);
    if (start === null) {
      said.push({ clause: text, part: 'there', agrees: false });
      continue;
    }
    const isOfThing = start === 0 ? spoken === 'thing' : subject!.isThing;
    const part = start > 0 && !isOfThing ? opening.replace(ownNoun, '') : '';
    const isUnknown = !isOfThing && part === '';
    const predicates = words.slice(start).join(' ');
    const lowered = `${predicates.charAt(0).toLowerCase()}${predicates.slice(1)}`;
    for (const clause of clausesOf(lowered)) {
      const isBack = clause.subject === theThing;
      const noun = clause.subject === '' ? part : isBack ? '' : clause.subject.replace(ownNoun, '');
      const told = tail(clause.text);
      if (ownClause.test(` ${told} `) || ofOther.test(clause.subject)) break;
      if (isUnknown && clause.subject === '') continue;
      if (told === '' || (denied.test(told) && !isWithout(told, clause.text))) continue;
      said.push({
        clause: told,
        part: clause.subject !== '' && isOwnWord(noun.split(' ')[0]!, name) ? '' : noun,
        agrees: !isBack && (noun !== '' || agrees),
      });
    }
  }
  const lacking = missingIn(sentences);
  return said.filter(({ part }) => !lacking.has(foldWord(part.split(' ')[0] ?? '')));
}

const selling =
  /^(?:Vendo|Vendemos|Se vende|Ofrezco|Ofrecemos|Remato|Pongo a la venta|En venta) (?:(?:mis?|una?|est[aeo]s?|nuestr[oa]s?|unos|unas|l[ao]s?|el) )/u;
/** "Tejo cada manta a mano con lana merino": who makes the thing says how and of what. */
const making =
  /^(?:Yo )?(Tejo|Tejemos|Coso|Cosemos|Modelo|Modelamos|Tallo|Tallamos|Pinto|Pintamos|Bordo|Bordamos|Hago|Hacemos|Torneo|Torneamos|Forjo|Forjamos|Elaboro|Elaboramos|Fabrico|Fabricamos|Confecciono|Confeccionamos) (?:a mano )?(?:cada(?: una? de)?|est[aeo]s?|nuestr[oa]s?|mis|est[ao]s|los|las)\s/u;
const done: Readonly<Record<string, string>> = {
  tej: 'tejid',
  cos: 'cosid',
  mod: 'modelad',
  tal: 'tallad',
  pin: 'pintad',
  bor: 'bordad',
  hag: 'hech',
  hac: 'hech',
  tor: 'tornead',
  for: 'forjad',
  ela: 'elaborad',
  fab: 'fabricad',
  con: 'confeccionad',
};

/** The ending of adjectives that agree with a name: by its own ending, where that tells; empty where it does not. */
function endingOf(name: string): string {
  return /(?<=\p{L}{2})[ao]s?$/u.exec(name.split(/[\s,-]/u)[0]!)?.[0] ?? '';
}

/** What a seller or maker says of the thing in her own sentence. */
function saidBySeller(text: string, name: string): SpanishSaid[] {
  const front = selling.exec(text)?.[0] ?? making.exec(text)?.[0];
  if (front === undefined) return [];
  const rest = tail(text.slice(front.length));
  const [noun = ''] = rest.split(' ');
  if (!isOwnWord(noun, name)) return [];
  const verbStem = making.exec(text)?.[1]?.slice(0, 3).toLowerCase();
  const participle = verbStem === undefined ? '' : (done[verbStem] ?? '');
  const told: SpanishSaid[] = [];
  const ending = endingOf(name);
  if (participle !== '' && ending !== '' && /(?<!\p{L})a mano(?!\p{L})/u.test(text))
    told.push({ clause: `es ${participle}${ending} a mano`, part: '', agrees: true });
  for (const { 1: stuff = '' } of rest.matchAll(/\s(?:de|con|en) (?=(\p{Ll}[^,]{2,60}))/gu))
    told.push({
      clause: `${participle === '' ? 'es de' : 'está hecho de'} ${stuff}`,
      part: '',
      agrees: true,
    });
  return told;
}

const missing =
  /(?<!\p{L})(?:por separado|aparte|no (?:est[áa]n?|van?|vienen?) incluid[oa]s?(?!\p{L})|no (?:se )?(?:incluyen?|entran?)(?!\p{L})|no (?:trae|traen|lleva|llevan|incluyo|incluimos))/iu;

/** Nouns of what does not come along: "Las seis sillas se venden por separado", "No incluye la correa". */
export function missingIn(sentences: readonly Told[]): ReadonlySet<string> {
  const nouns = new Set<string>();
  let before = '';
  for (const { text } of sentences) {
    const clause = missing.exec(text);
    if (clause !== null) {
      const isBare = clause.index < 3;
      const told = isBare && !/incluy|trae|llev/u.test(clause[0]) ? before : text;
      for (const word of told.split(/[^\p{L}]+/u)) if (word.length > 3) nouns.add(foldWord(word));
    }
    before = text;
  }
  return nouns;
}

const ofPast = /(?<!\p{L})(?:antes (?:era|eran|tenía|tenían|llevaba)|ya no)(?!\p{L})/iu;

/** "No es un café descafeinado". */
const saysNotOnly = /^No (?:es|son|está|están) [^,;]{3,60}$/u;

/** Whether a sentence tells of something else than what is sold as it is: what it was before, another of the seller's, what is sold apart. */
export function tellsElsewhere(text: string): boolean {
  // A row of entries is no sentence: what one of them lacks says nothing of the others.
  if (!opensSentence.test(text) || text.split(', ').length > 3) return false;
  return (
    ofPast.test(text) ||
    missing.test(text) ||
    saysNotOnly.test(text) ||
    /^(?:El|La|Los|Las|Mis?|Nuestr[oa]s?) (?:otr[oa]s?|anterior(?:es)?|viej[oa]s?) /u.test(text)
  );
}

const opensSentence =
  /^(?:El|La|Los|Las|Mis?|Nuestr[oa]s?|Est[aeo]s?|Antes|Ya|No|Se|Lo|Una?|Dos|Tres|Originalmente)\s\p{L}/u;
