import { abroadGrammarOf, holdsVerb } from '#rules/ledger/abroad-grammar.ts';
import { splitSentences } from '#rules/ledger/clauses.ts';
import { firstWords } from '#rules/text/first-words.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { countPieces } from '#rules/text/spaces.ts';

/** How pages of a language that is not written in full tell what a firm does. */
interface Rows {
  /** "Facciamo", "Servizi:", "Wij verzorgen": behind it stands a row of offers. */
  opens: RegExp;
  /** Between two offers. */
  between: RegExp;
  /** Where an offer ends and its terms begin. */
  ends: RegExp;
  /** The noun of what is done, at the front of an offer. */
  deed: RegExp;
  /** "Instalação de torneiras": a deed, its joint, and what it is done to. */
  ofThing: RegExp | null;
  /** Verbs of a firm, by the noun that people type in their place. */
  verbs: ReadonlyMap<string, string>;
  /** How a firm's verb stands in a sentence of its own. */
  doing: RegExp;
  /** Small words before what is done to: "le tapparelle", "os canos". */
  article: RegExp;
}

const pairs = (text: string): ReadonlyMap<string, string> =>
  new Map(text.split(',').map((pair) => pair.trim().split(':') as [string, string]));

const rows: Readonly<Record<string, Rows>> = {
  it: {
    opens: longPattern('iu')`
      ^(?:(?:ci occupiamo|mi occupo) d(?:i|elle|ella|ei|el|egli)|offriamo|offro|proponiamo|facciamo|realizziamo
        |effettuiamo|eseguiamo|forniamo|i nostri servizi:|servizi(?: offerti)?:|specializzati in|anche)\s(?=\p{L})
    `,
    between: /,\s(?:e\s|ed\s)?|\se(?:d|\sanche)?\s|;\s/iu,
    ends: /\s(?:a partire|per|con|senza|in|entro|da|dal|dalle|su(?!\smisura)|presso|anche|oltre|fino|nel|nella|tra|mentre|quando|a domicilio)\s.*$/iu,
    deed: /^(?:\p{L}{3,}(?:zion[ei]|menti?|aggi?o?|[aiu]tur[ae]|ine|ata)|pulizi[ae]|cura|vendita|noleggio|restauro|restauri|posa|cors[oi]|lezioni|ripetizioni|trasloch?[oi]|sgomber[oi]|taglio|piega|spurgo|messa|consulenz[ae]|assistenza|perizi[ae]|visit[ae]|terapi[ae]|massaggi?o?|controll[oi]|revision[ei]|cambio|ricarica|stampa|progett[oi]|fornitura)$/iu,
    ofThing: /^(\p{L}+ (?:(?:di|d['’])\s?)?)(\p{L}+)$/iu,
    verbs: pairs(
      'rifacciamo:rifacimento,rifaccio:rifacimento,ripariamo:riparazione,installiamo:installazione,puliamo:pulizia,montiamo:montaggio,imbianchiamo:imbiancatura,costruiamo:costruzione,noleggiamo:noleggio,restauriamo:restauro,ristrutturiamo:ristrutturazione,sostituiamo:sostituzione,potiamo:potatura,organizziamo:organizzazione,vendiamo:vendita,trasportiamo:trasporto,affittiamo:affitto,riparo:riparazione,restauro:restauro,vendo:vendita',
    ),
    doing: /^(?:anche\s|inoltre\s)?(\p{L}{4,}(?:iamo|o))\s(.+)$/iu,
    article: /^(?:(?:anche|ogni tipo di)\s)?(?:(?:i|gli|le|la|il|lo|tutti i|tutte le|vecchi[ae]?)\s|l['’])/iu,
  },
  pt: {
    opens: longPattern('iu')`
      ^(?:oferecemos|fazemos|faço|realizamos|prestamos(?: serviços de)?|os nossos serviços:|serviços:|executamos
        |especializad[oa]s em|especialistas em|disponibilizamos|trabalhamos com|tratamos de|também)\s(?=\p{L})
    `,
    between: /,\s(?:e\s)?|\se(?:\stambém)?\s|;\s/iu,
    ends: /\s(?:a partir|para|com|sem|em|no|na|nos|nas|d[oa]s?(?=\s\d)|desde|por|até|ao|à|sob|junto|entre)\s.*$/iu,
    deed: /^(?:\p{L}{3,}(?:ções|ção|mentos?|agens|agem|uras?|ias?)|limpezas?|venda|aluguer|aluguel|arranjos?|corte|poda|obras|aulas|cursos?|explicações|restauros?|mudanças|consertos?|troca|revisão|revisões|banhos?|tosquia|entrega|tratamentos?|massagens|consultas?|fabrico|transportes?|projetos?|serviços?)$/iu,
    ofThing: /^(\p{L}+ de )(\p{L}+)$/iu,
    verbs: pairs(
      'reparamos:reparação,instalamos:instalação,limpamos:limpeza,montamos:montagem,pintamos:pintura,desentupimos:desentupimento,construímos:construção,alugamos:aluguer,restauramos:restauro,remodelamos:remodelação,substituímos:substituição,podamos:poda,organizamos:organização,consertamos:conserto,reparo:reparação,conserto:conserto,vendemos:venda,transportamos:transporte',
    ),
    doing: /^(?:também\s)?(\p{L}{4,}(?:amos|imos|emos|o))\s(.+)$/iu,
    article: /^(?:todo o tipo de\s)?(?:os|as|a|o)\s/iu,
  },
  nl: {
    opens: longPattern('iu')`
      ^(?:(?:wij|we|ik) (?:doen|doe|bieden|bied|verzorgen|verzorg|leveren|maken|geven|geef)(?: ook)?|onze diensten:|diensten:|ook
        |tevens|daarnaast(?: ook)?|verder|gespecialiseerd in|specialist in|je kunt bij ons terecht voor|voor al uw|voor al je)\s(?=\p{L})
    `,
    between: /,\s(?:en\s|of\s)?|\s(?:en|of)(?:\sook)?\s|;\s/iu,
    ends: /\s(?:vanaf|voor|met|zonder|in|op|bij|door|tot|binnen|aan huis|naar|van(?=\s(?:onze|mijn|uw|je|de|het|\d)))\s.*$/iu,
    deed: /^(?:\p{L}{4,}(?:ing(?:en)?|reparaties?|service|onderhoud|advies|lessen|les|werk|werken|behandelingen|behandeling|montage|verhuur|verkoop|diensten|keuring|massage|controle|inspectie|renovatie|installatie)|onderhoud|advies|verhuur)$/iu,
    ofThing: null,
    verbs: new Map(),
    doing: /^(?:wij|we|ik)\s(\p{L}{4,}en|\p{L}{4,})\s(.+)$/iu,
    article: /^(?:ook\s)?(?:de|het|een|uw|je|jouw|alle|oude)\s/iu,
  },
};

const sentencesRead = 12;
const mostOffers = 8;
const longestOffer = 5;
const shortestWord = 5;
/** What every firm has or gives with its work. */
const noOffer = longPattern('iu')`
  ^(?:preventiv[oi]|preventivo|orçamentos?|offertes?|deslocaç\p{L}+|orçamento|qualità|qualidade|kwaliteit|garanzia|garantia|garantie
    |prezzi|preços|prijzen|prodotti|produtos|producten|servizi|serviços|diensten|esperienza|experiência|ervaring|consegna
    |informa\p{L}+|atten\p{L}+|aten\p{L}+|aandacht|soluzioni|soluções|oplossingen|profession\p{L}+|profissiona\p{L}+|urg[eê]nci\p{L}+|urgenze
    |appuntament\p{L}+|marca\p{L}+|afspraak|parcheggio|estacionamento|parkeren|parkeerplaats\p{L}*|wifi|pagament\p{L}+|pagamento|betaling|autorizzat\p{L}+
    |pedir|vraag|bel|contact\p{L}*|tutt[oiae]|tudo|alles|zaterdag|zondag|maandag|domenica|sabato|sábados?|domingos?|weekend|avond\p{L}*
    |prenotazion\p{L}*|colazion\p{L}*|posizion\p{L}*|stazion\p{L}*|tradizion\p{L}*|condizion\p{L}*|ambient\p{L}*|giardin\p{L}*|piscin\p{L}*
    |refeiç\p{L}*|localiza\p{L}*|estaç\p{L}*|tradiç\p{L}*|condiç\p{L}*|inscri\p{L}*|reserv\p{L}*|paisage\p{L}*|garage\p{L}*|vantage\p{L}*
    |woning\p{L}*|ligging|ervaring\p{L}*|korting\p{L}*|omgeving|vergadering\p{L}*|bezorging|inschrijving)(?!\p{L})
`;
const particles = /\s(schoon|op|aan|uit|af|in|bij|om|over|weg|los|vast|dicht|na|na)$/u;
const dutchDeed = /^(?:\p{Ll}{3,}\s){1,2}\p{Ll}{3,}en$/u;
/** "Alle merken, meestal binnen één dag": which of them and how, and nothing that is worked on. */
const noThing =
  /^(?:merken|soorten|types|modellen|maten|meestal|vaak|altijd|graag|snel|vakkundig|zelf|samen|ook|dagelijks|direct|alles|klanten|mensen|particulieren|bedrijven)(?:\s|$)/u;
/** Dutch verbs that tell nothing of what is done. */
const dutchIdle =
  /^(?:werken|zijn|hebben|komen|staan|gaan|helpen|zorgen|doen|bieden|geven|kunnen|willen|maken|leveren|verzorgen|gebruiken|rijden|spreken|nemen|vinden|wonen|houden|rekenen|bezorgen|verkopen|denken|luisteren|kijken|adviseren|begeleiden|ontvangen)$/u;

/**
 * What the sentences of a page say that its firm does, each as it is typed: "pulizia pozzi neri", "reparação de persianas", "nagels
 * knippen". Italian, Portuguese and Dutch; empty for other languages.
 */
export function rowsOfPage(description: string, tag: string): string[] {
  const speech = rows[tag];
  const grammar = abroadGrammarOf(tag);
  if (speech === undefined || grammar === undefined) return [];
  const found = splitSentences(firstWords(description, 1200))
    .slice(0, sentencesRead)
    .flatMap((sentence) => offersOf(sentence.trim().replace(/[.!;:]+$/u, ''), speech, tag))
    .map((offer) => (/^\p{Lu}\p{Ll}/u.test(offer) ? offer.charAt(0).toLowerCase() + offer.slice(1) : offer))
    .filter((offer) => isOffer(offer) && !holdsVerb(offer.replace(' su misura', ''), grammar));
  return [...new Set(found)].slice(0, mostOffers);
}

function offersOf(sentence: string, speech: Rows, tag: string): string[] {
  const opening = speech.opens.exec(sentence)?.[0];
  const list = opening === undefined ? sentence : sentence.slice(opening.length);
  if (tag === 'nl') {
    const deeds = dutchDeeds(sentence, list, opening, speech);
    if (deeds.length > 0) return deeds;
  } else {
    const done = doneTo(sentence, speech);
    if (done.length > 0) return done;
  }
  const entries = list.split(speech.between).map((entry) => entry.replace(speech.ends, '').trim());
  const [first = ''] = entries;
  const isDeed = (entry: string): boolean => speech.deed.test(entry.split(' ')[0] ?? '');
  // "Preparação para exames nacionais": a sentence that is one deed.
  const alone = (sentence.charAt(0).toLowerCase() + sentence.slice(1)).replace(
    /\s(?:mentre|quando|con|senza|com|sem|enquanto|met|zonder|terwijl)\s.*$/u,
    '',
  );
  if (opening === undefined && entries.length === 1 && isDeed(first) && countPieces(alone) < longestOffer)
    return [alone];
  // A row of which the first entry is a deed is one of offers; other words behind a mark may be anything.
  if (opening === undefined && (entries.length < 2 || !isDeed(first))) return [];
  return withSharedDeed(entries, speech).filter((entry) => opening !== undefined || isDeed(entry));
}

/** "Ripariamo tapparelle e zanzariere": the deed by its noun, before each thing that it is done to. */
function doneTo(sentence: string, { verbs, doing, between, ends, article }: Rows): string[] {
  const found: string[] = [];
  let deed = '';
  for (const piece of sentence.split(/:\s/u)[0]!.split(between)) {
    const [, verb = '', object = ''] = doing.exec(piece.trim()) ?? [];
    const noun = verbs.get(verb.toLowerCase());
    // A verb that is not known ends what the one before it is done to.
    if (noun !== undefined) deed = noun;
    else if (verb !== '' && /(?:iamo|amos|emos|imos)$/u.test(verb)) deed = '';
    const thing = (noun === undefined ? piece : object).replace(article, '').replace(ends, '').trim();
    if (deed === '' || thing === '' || countPieces(thing) > 3) {
      if (deed === '') continue;
      break;
    }
    const joint = verbs.has('reparamos') ? 'de' : 'di';
    found.push(deed.startsWith('vend') ? thing : `${deed} ${joint} ${thing}`);
  }
  return found;
}

/** "Instalação de esquentadores e torneiras": what is done to the first is done to a bare second. */
function withSharedDeed(entries: readonly string[], { ofThing, deed }: Rows): string[] {
  let shared = '';
  return entries.flatMap((entry) => {
    const front = ofThing?.exec(entry)?.[1] ?? '';
    if (front !== '' && deed.test(front.split(' ')[0]!)) {
      shared = front;
      return [entry];
    }
    if (deed.test(entry.split(' ')[0]!) || entry.includes(' ')) {
      shared = '';
      return [entry];
    }
    return shared === '' ? [entry] : [`${shared}${entry}`];
  });
}

/** "Nagels knippen en oren schoonmaken", "wij repareren fietsen": a thing before the verb, as Dutch people type it. */
function dutchDeeds(
  sentence: string,
  list: string,
  opening: string | undefined,
  { between, ends, article, doing }: Pick<Rows, 'between' | 'ends' | 'article' | 'doing'>,
): string[] {
  const entries = list.split(between).map((entry) => entry.trim());
  const isRow = entries.length > 1 || opening !== undefined;
  const isSpoken = /^(?:wij|we|ik)\s/iu.test(sentence);
  if (isRow && !isSpoken && entries.every((entry) => dutchDeed.test(entry.toLowerCase()))) return entries;
  const [, verb = '', told = ''] = doing.exec(sentence) ?? [];
  if (!verb.endsWith('en')) return [];
  // "Wij repareren en vernieuwen daken": both are done to them.
  const [both = '', also = ''] = /^en (\p{L}{4,}en) /u.exec(told) ?? [];
  const rest = told.slice(both.length);
  if (also !== '')
    return [verb, also].flatMap((deed) =>
      dutchDeeds(`Wij ${deed.toLowerCase()} ${rest}`, rest, undefined, { between, ends, article, doing }),
    );
  const particle = particles.exec(rest)?.[1] ?? '';
  const whole = `${particle}${verb.toLowerCase()}`;
  if (dutchIdle.test(whole)) return [];
  return rest
    .replace(particles, '')
    .split(between)
    .map((thing) => thing.replace(article, '').replace(ends, '').trim())
    .filter((thing) => /^\p{Ll}{4,}(?: \p{Ll}{4,})?$/u.test(thing) && !noThing.test(thing))
    .map((thing) => `${thing} ${whole}`);
}

function isOffer(text: string): boolean {
  const words = text.split(' ');
  return (
    words.length <= longestOffer &&
    words.every((word) => /^\p{L}[\p{L}’'-]*$/u.test(word)) &&
    !/\p{Lu}/u.test(text.slice(1)) &&
    /^\p{L}{3,}/u.test(text) &&
    /\p{L}{3,}$/u.test(text) &&
    (words.length > 1 || text.length >= shortestWord) &&
    !noOffer.test(text)
  );
}
