import type { Brief } from '#rules/listing/listing.ts';
import { piecesOf } from '#rules/text/spaces.ts';

/** How an app's text tells its reader to do something, in languages that are not written in full. */
interface Orders {
  /** Verbs that such a sentence opens with, in the form of an order. */
  verb: RegExp;
  /** What may be left out before the thing that it is done to. */
  article: RegExp;
  /** Where the thing ends. */
  ends: RegExp;
  /** A thing whose ending only its verb explains. */
  inCase: RegExp | null;
}

const northernArticle =
  /^(?:(?:alle|allt|alt|all|hele|hela|dine?|ditt|dit|dina|en|ei|et|ett|den|det|de|egne|egna)\s){1,3}/iu;
const orders: Readonly<Record<string, Orders>> = {
  no: {
    verb: /^(?:lag|planlegg|samle|spor|loggfør|registrer|finn|lær|øv|følg|beregn|mål|skann|organiser|tegn|skriv)\s/iu,
    article: northernArticle,
    ends: /\s(?:på|i|med|for|fra|til|og|uten|ved|når|som|etter|av)\s/iu,
    inCase: null,
  },
  da: {
    verb: /^(?:lav|planlæg|saml|spor|registrer|registrér|find|lær|øv|følg|beregn|mål|scan|organiser|tegn|skriv)\s/iu,
    article: northernArticle,
    ends: /\s(?:på|i|med|for|fra|til|og|uden|ved|når|som|der|efter|af)\s/iu,
    inCase: null,
  },
  sv: {
    verb: /^(?:skapa|planera|samla|spåra|logga|registrera|hitta|lär dig|öva|följ|beräkna|mät|skanna|organisera|rita|skriv)\s/iu,
    article: northernArticle,
    ends: /\s(?:på|i|med|för|från|till|och|utan|vid|när|som|efter|av)\s/iu,
    inCase: null,
  },
  nl: {
    verb: /^(?:maak|plan|verzamel|volg|registreer|vind|leer|oefen|bereken|meet|scan|organiseer|teken|schrijf|bewaar|houd|beheer)\s/iu,
    article: /^(?:(?:al|alle|je|jouw|uw|een|de|het|eigen)\s){1,3}/iu,
    ends: /\s(?:op|in|met|voor|van|uit|en|zonder|bij|als|per|bijhouden|bij)(?:\s|$)/iu,
    inCase: null,
  },
  it: {
    verb: /^(?:crea|pianifica|raccogli|traccia|registra|trova|impara|esercita|calcola|misura|scansiona|organizza|gestisci|monitora|annota|controlla)\s/iu,
    article: /^(?:(?:tutt[ei]|il|lo|la|i|gli|le|un[oa]?|tuo|tua|tuoi|tue)\s|l[’']|un[’']){1,3}/iu,
    ends: /\s(?:in|con|per|da|su|e|senza|quando|ogni|tra|che|sul|nel|dal|al|alla)\s/iu,
    inCase: null,
  },
  pt: {
    verb: /^(?:crie|planeje|planeie|reúna|acompanhe|registre|registe|encontre|aprenda|pratique|calcule|meça|organize|controle|gerencie|anote)\s/iu,
    article: /^(?:(?:tod[oa]s|[oa]s?|uma?|seus?|suas?)\s){1,3}/iu,
    ends: /\s(?:em|com|para|por|no|na|e|sem|quando|cada|entre|que|ao|à)\s/iu,
    inCase: null,
  },
  pl: {
    verb: /^(?:twórz|planuj|zbieraj|śledź|zapisuj|znajdź|ćwicz|licz|mierz|skanuj|notuj|kontroluj|porządkuj)\s/iu,
    article: /^(?:(?:wszystkie|swoje|własne|swój)\s){1,2}/iu,
    ends: /\s(?:w|z|ze|na|dla|do|i|oraz|bez|przy|gdy|od|po)\s/iu,
    inCase: /ę(?:\s|$)|ą(?:\s|$)|(?:ów|[ae]m|ego|iej)$/u,
  },
  cs: {
    verb: /^(?:vytvářejte|plánujte|sbírejte|sledujte|zapisujte|najděte|procvičujte|počítejte|měřte|skenujte|organizujte|evidujte|vedete|sledujete|plánujete|zapisujete|evidujete|počítáte|měříte)\s/iu,
    article: /^(?:(?:všechny|své|svoje|vlastní|svůj)\s){1,2}/iu,
    ends: /\s(?:v|ve|s|se|na|pro|do|a|i|bez|při|když|od|po)\s/iu,
    inCase: /(?:[u]|ou)(?:\s|$)/u,
  },
};

const opensObject = /^\p{Ll}/u;

/** "Handleliste" of "lag handleliste og planlegg ukens middager": what an app's text tells its reader to make or to look after. */
export function objectsOfOrders({ product, language }: Brief): string[] {
  if (language.written !== 'other') return [];
  const reading = orders[/^n[bn]/u.test(language.tag) ? 'no' : language.tag.slice(0, 2)];
  if (reading === undefined) return [];
  return product.description
    .slice(0, 600)
    .split(/[.!?\n:;]\s*|,\s|\s(?:og|och|en|e|ed|i|oraz|a)\s/u)
    .map((clause) => clause.trim())
    .filter((clause) => reading.verb.test(clause))
    .map((clause) =>
      `${clause} `.replace(reading.verb, '').replace(reading.article, '').split(reading.ends)[0]!.trim(),
    )
    .filter(
      (object) =>
        /^\p{L}[\p{L} ’'-]{4,}$/u.test(object) &&
        opensObject.test(object) &&
        piecesOf(object).length < 4 &&
        reading.inCase?.test(object) !== true,
    );
}

/** "Comparte el calendario", "teile den Kalender": behind it stands what an app hands on. */
export const handsOn =
  /(?:comparte|exporta|imprime|partagez?|exportez?|imprimez?|teile|exportiere|drucke) (?:el|la|los|las|tus?|les?|votre|vos|ton|tes|den|die|das|deinen?|deine)\s$/iu;

/** "Halte das Handy in den Himmel": a German sentence that opens with an order. */
export const germanOrder =
  /^\p{Lu}\p{Ll}{2,}e (?:das|den|deine?[mnrs]?|eine?[mn]?|dir|dich|dein|alles?|jede[ns]?|mit dem|mit der) \p{L}/u;

/** "Schluss mit falschen Abrechnungen": what a German text cries before it says what it is of. */
export const germanCry =
  /^(?:Schluss|Ende|Endlich|Lust|Zeit|Angst|Ärger|Stress|Chaos|Freude|Hilfe|Alles|Keine?n?|Mehr|Weniger|Nichts|Niemals|Jetzt|Heute|Morgen|Immer|Bereit|Willkommen|Hallo|Neue?r?s?|Plus|Minus)$/u;

/** What an app holds beside what it is, and Spanish orders before it. */
export const partAlone = /^(?:listas?|mapas?|notas?|fichas?|vídeos?)$/u;
export const spanishOrder =
  /^(?:Aprende|Descubre|Controla|Organiza|Encuentra|Calcula|Planifica|Compara|Recibe|Consulta|Practica|Mide|Identifica)\s/u;

/** "De siembra" behind a calendar: of what an app's noun is. Spanish and French. */
export const ofWhat =
  /^\s(?:de\s|d[’'])(?!(?:tus?|sus?|mis?|tes|ses|mes|vos|nos|cada|tod[oa]s?|chaque|tous|toutes|votre|notre|form[ae]|manière|façon|uso|usage)(?!\p{L}))\p{Ll}{4,}(?![\p{L}’'-])/u;
