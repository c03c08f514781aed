import { longPattern } from '#rules/text/long-pattern.ts';
import { piecesOf } from '#rules/text/spaces.ts';

/** How a language that is not written in full says in whole sentences what a thing is, has and measures. */
export interface AbroadGrammar {
  /** What stands before the thing at the front of a sentence: "la nostra ", "deze ". */
  pointer: RegExp;
  /** A pronoun that stands for the thing, with its space; null where it is always left out. */
  pronoun: RegExp | null;
  /** Whether a sentence about the thing may open with its verb. */
  dropsPronoun: boolean;
  /** "Is": what stands behind it is a state of the thing. */
  being: RegExp;
  /** "Has", with its article; null where the word behind it changes its ending. */
  having: RegExp | null;
  /** Verbs before a measure of the thing. */
  measuring: RegExp;
  /** Other verbs that a sentence without its subject opens with: such a clause is no attribute. */
  doing: RegExp;
  /** Between two predicates of one subject. */
  and: RegExp;
  /** What ends a phrase: a clause of its own, or who made it where. */
  ends: RegExp;
  /** Words by which less is said than the phrase would say, or nothing of what is sold. */
  hedged: RegExp;
  /** Whether a subject may stand without anything before it: "lampka jest zasilana". */
  bareSubjects: boolean;
  /** Whether its compounds end in their thing ("eettafel"), and its nouns may close on their article ("filten"). */
  compounds: boolean;
}

const romanceEnds = /\s(?:che|que|quando|mentre|enquanto|perché|porque|così|nel|nella|nello|na|no)\s.*$/iu;
const northernHedged =
  /(?<!\p{L})(?:inte|ej|ikke|utan|uden|uten|men|bara|kun|dock|kanske|måske|kanskje|lidt|litt|lite|forskellig\p{L}*|forskjellig\p{L}*|olika|tyvärr|desværre|dessverre)(?!\p{L})/iu;

const northern = {
  doing: longPattern('iu')`
    ^(?:passar|passer|doftar|dufter|lukter|rymmer|rummer|rommer|kommer|levereras|leveres|innehåller|indeholder
      |inneholder|kan|finns|fås|ger|giver|gir|blir|bliver|är|er|har)\s
  `,
  ends: /\s(?:som|där|hvor|så|eftersom|fordi|i (?:min|mit|mitt|vår|vårt|vores)|av mig|af mig)(?:\s.*)?$/iu,
  hedged: northernHedged,
  dropsPronoun: false,
  bareSubjects: true,
  compounds: true,
};

/** Only what needs no agreement beyond the one that the seller wrote: a phrase is taken as it stands. */
const abroadGrammars: Readonly<Record<string, AbroadGrammar>> = {
  it: {
    pointer:
      /^(?:quest[oaie]\s|quest[’']|(?:(?:il|lo|la|i|gli|le)\s)?(?:nostr[oaie]|mi[aoe]i?)\s|(?:il|lo|la|i|gli|le)\s|l[’'])/iu,
    pronoun: null,
    dropsPronoun: true,
    being: /^(?:è|e[’']|sono)\s(?:stat[oaie]\s)?(?:anche\s|inoltre\s|interamente\s|completamente\s)?/iu,
    having: /^(?:ha|hanno|dispone di|dispongono di|possiede|possiedono)\s(?:un[oa]?\s|un[’']|anche\s)?/iu,
    measuring: /^(?:misura(?:no)?|pesa(?:no)?|contiene|contengono|ha|hanno|è|sono)(?!\p{L})/iu,
    doing: longPattern('iu')`
      ^(?:arriva(?:no)?|profuma(?:no)?|viene|vengono|includo|spedisco|vendo|include|includono
        |comprende|si|può|possono|è|sono|ha|hanno
        |pesa|pesano|misura|misurano)\s
    `,
    and: /\s(?:ed?|ma anche)\s/iu,
    ends: romanceEnds,
    hedged: /(?<!\p{L})(?:non|né|senza|però|ma|quasi|forse|purtroppo)(?!\p{L})/iu,
    bareSubjects: false,
    compounds: false,
  },
  pt: {
    pointer: /^(?:est[ea]s?|(?:[oa]s?\s)?(?:noss[oa]s?|minhas?|meus?)|[oa]s?)\s/iu,
    pronoun: /^(?:el[ea]s?)\s/iu,
    dropsPronoun: true,
    being: /^(?:é|são|está|estão|foi|foram)\s(?:também\s|totalmente\s|inteiramente\s)?/iu,
    having: /^(?:tem|têm|possui|possuem|conta com|contam com)\s(?:uma?\s|também\s)?/iu,
    measuring: /^(?:mede|medem|pesa|pesam|contém|tem|têm|é|são)(?!\p{L})/iu,
    doing: longPattern('iu')`
      ^(?:vem|vêm|cheira|cheiram|acompanha|inclui|incluem|pode|podem|cabe|cabem|é|são|está|estão|tem|têm|pesa|pesam|mede|medem)\s
    `,
    and: /\s(?:e|mas também)\s/iu,
    ends: romanceEnds,
    hedged: /(?<!\p{L})(?:não|nem|sem|porém|mas|quase|talvez|infelizmente)(?!\p{L})/iu,
    bareSubjects: false,
    compounds: false,
  },
  nl: {
    pointer: /^(?:deze|dit|de|het|onze|ons|mijn)\s/iu,
    pronoun: /^(?:hij|zij|ze|het)\s/iu,
    dropsPronoun: false,
    being: /^(?:is|zijn|wordt|worden)\s(?:ook\s|volledig\s|geheel\s)?/iu,
    having: /^(?:heeft|hebben|beschikt over|biedt)\s(?:een\s|ook een\s)?/iu,
    measuring: /^(?:meet|meten|weegt|wegen|bevat|heeft|is|zijn)(?!\p{L})/iu,
    doing: longPattern('iu')`
      ^(?:wordt|worden|ruikt|ruiken|geurt|komt|komen|past|passen|bevat|bevatten|kan|kunnen|biedt|bieden
        |gaat|is|zijn|heeft|hebben|weegt|meet)\s
    `,
    and: /\sen\s/iu,
    ends: /\s(?:die|dat|waar\p{L}*|zodat|omdat|als|in (?:ons|onze|mijn)|door (?:mij|ons))(?:\s.*)?$/iu,
    hedged: /(?<!\p{L})(?:niet|geen|zonder|maar|bijna|misschien|helaas|anders|verschillend\p{L}*)(?!\p{L})/iu,
    bareSubjects: true,
    compounds: true,
  },
  pl: {
    pointer: /^(?:ten|ta|to|te|nasz[ae]?|moja?|moje)\s/iu,
    pronoun: null,
    dropsPronoun: true,
    being: /^(?:jest|są|został[aoy]?|zostały)\s(?:także\s|również\s|w całości\s)?/iu,
    // "Ma drewnianą pokrywkę" is in the fourth case, "ma 48 diod" in one that the figure explains.
    having: /^(?:ma|mają|posiada|posiadają)\s(?=\d)/iu,
    measuring: /^(?:mierzy|mierzą|waży|ważą|mieści|ma|mają|jest|są)(?!\p{L})/iu,
    doing: longPattern('iu')`
      ^(?:mieści|mieszczą|pachnie|pachną|posiada|posiadają|zawiera|zawierają|można|nadaje|nadają|pasuje
        |jest|są|ma|mają|waży|ważą|mierzy)\s
    `,
    and: /\s(?:i|oraz|a także)\s/iu,
    ends: /\s(?:któr\p{L}+|gdzie|aby|żeby|ponieważ|w (?:naszej|mojej|naszym|moim)|przeze mnie|przez nas)(?:\s.*)?$/iu,
    hedged: /(?<!\p{L})(?:nie|bez|ale|lecz|prawie|niestety)(?!\p{L})/iu,
    bareSubjects: true,
    compounds: false,
  },
  cs: {
    pointer: /^(?:tento|tato|toto|tyto|náš|naše|můj|moje)\s/iu,
    pronoun: null,
    dropsPronoun: true,
    being: /^(?:je|jsou|byl[aoy]?)\s(?:také\s|celý\s|celá\s)?/iu,
    having: /^(?:má|mají|obsahuje|obsahují)\s(?=\d)/iu,
    measuring: /^(?:měří|váží|má|mají|je|jsou)(?!\p{L})/iu,
    doing: /^(?:obsahuje|obsahují|lze|hodí|vejde|je|jsou|má|mají|váží|měří)\s/iu,
    and: /\s(?:a|i)\s/iu,
    ends: /\s(?:kter\p{L}+|kde|aby|protože|v (?:naší|mé|našem|mém)|mnou|námi)(?:\s.*)?$/iu,
    hedged: /(?<!\p{L})(?:ne\p{L}*|není|nejsou|bez|ale|skoro|bohužel)(?!\p{L})/iu,
    bareSubjects: true,
    compounds: false,
  },
  ru: {
    pointer: /^(?:эт(?:от|а|о|и)|наш[аеи]?|мо[йяёи])\s/iu,
    pronoun: /^(?:он[аои]?)\s/iu,
    // "Плед соткан вручную": there is no verb beside the participle.
    dropsPronoun: true,
    being: /^(?=(?:изготовлен|сделан|выполнен|связан|соткан|сшит|вырезан|расписан)[аоы]?\s)/iu,
    having: null,
    measuring: /^(?:весит|весят|имеет|имеют|вмещает|вмещают)(?!\p{L})/iu,
    doing: /^(?:имеет|имеют|весит|весят|подходит|подходят|поставляется|вмещает)\s/iu,
    and: /\sи\s/iu,
    ends: /\s(?:котор\p{L}+|где|чтобы|потому|в (?:нашей|моей|нашем|моём)|мной|нами)(?:\s.*)?$/iu,
    hedged: /(?<!\p{L})(?:не|нет|без|но|почти|к сожалению)(?!\p{L})/iu,
    bareSubjects: true,
    compounds: false,
  },
  ro: {
    pointer: /^(?:acest|această|aceste|acești)\s/iu,
    pronoun: /^(?:el|ea|ei|ele)\s/iu,
    dropsPronoun: true,
    being: /^(?:este|e|sunt)\s(?:și\s|complet\s)?/iu,
    having: /^(?:are|au|dispune de)\s(?:o\s|un\s)?/iu,
    measuring: /^(?:măsoară|cântărește|cântăresc|are|au|este|sunt|conține)(?!\p{L})/iu,
    doing: /^(?:vine|vin|poate|pot|include|includ|este|sunt|are|au|cântărește|măsoară|se)\s/iu,
    and: /\sși\s/iu,
    ends: /\s(?:care|ca să|când|pentru că|în atelierul)(?:\s.*)?$/iu,
    hedged: /(?<!\p{L})(?:nu|fără|dar|aproape|din păcate)(?!\p{L})/iu,
    bareSubjects: true,
    compounds: false,
  },
  uk: {
    pointer: /^(?:це[йя]?|ці|наш[аеі]?|мо[йяєї])\s/iu,
    pronoun: /^(?:він|вон[аои])\s/iu,
    dropsPronoun: true,
    being:
      /^(?=(?:виготовлен|зроблен|виконан|зв[’'ʼ]язан|виткан|пошит|вишит|вирізан|розписан)(?:ий|[аоеиі])?\s)/iu,
    having: null,
    measuring: /^(?:важить|важать|має|мають|вміщує)(?!\p{L})/iu,
    doing: /^(?:має|мають|важить|підходить|постачається|вміщує|можна)\s/iu,
    and: /\s(?:і|й|та)\s/iu,
    ends: /\s(?:як(?:ий|а|е|і)|де|щоб|тому|в (?:нашій|моїй|нашому|моєму)|мною|нами)(?:\s.*)?$/iu,
    hedged: /(?<!\p{L})(?:не|немає|без|але|майже|на жаль)(?!\p{L})/iu,
    bareSubjects: true,
    compounds: false,
  },
  fi: {
    pointer: /^(?:tämä|nämä|meidän|minun)\s/iu,
    pronoun: /^(?:se|ne)\s/iu,
    dropsPronoun: false,
    being: /^(?:on|ovat)\s(?:myös\s|kokonaan\s)?/iu,
    having: null,
    measuring: /^(?:painaa|painavat|on|ovat|vetää)(?!\p{L})/iu,
    doing: /^(?:on|ovat|sopii|sopivat|toimitetaan|pestään|kestää|painaa|sisältää)\s/iu,
    and: /\s(?:ja|sekä)\s/iu,
    ends: /\s(?:joka|jotka|jossa|kun|että|koska)(?:\s.*)?$/iu,
    hedged: /(?<!\p{L})(?:ei|eivät|ilman|mutta|melkein|saatavana|saatavilla)(?!\p{L})/iu,
    bareSubjects: true,
    compounds: true,
  },
  sv: {
    ...northern,
    pointer: /^(?:den här|det här|denna|detta|dessa|vår[at]?|våra|min|mitt|mina)\s/iu,
    pronoun: /^(?:den|det|de)\s/iu,
    being: /^är\s(?:också\s|helt\s)?/iu,
    having: /^har\s(?:en\s|ett\s|också en\s)?/iu,
    measuring: /^(?:mäter|väger|rymmer|har|är)(?!\p{L})/iu,
    and: /\soch\s/iu,
  },
  da: {
    ...northern,
    pointer: /^(?:denne|dette|disse|vores|min|mit|mine)\s/iu,
    pronoun: /^(?:den|det|de)\s/iu,
    being: /^er\s(?:også\s|helt\s)?/iu,
    having: /^har\s(?:en\s|et\s|også en\s)?/iu,
    measuring: /^(?:måler|vejer|rummer|har|er)(?!\p{L})/iu,
    and: /\sog\s/iu,
  },
  no: {
    ...northern,
    pointer: /^(?:denne|dette|disse|vår[et]?|våre|min|mitt|mine)\s/iu,
    pronoun: /^(?:den|det|de)\s/iu,
    being: /^er\s(?:også\s|helt\s)?/iu,
    having: /^har\s(?:en\s|et\s|ei\s|også en\s)?/iu,
    measuring: /^(?:måler|veier|rommer|har|er)(?!\p{L})/iu,
    and: /\sog\s/iu,
  },
};

/** Of a tag as the brief's language has it; undefined for a language whose sentences are not read. */
export function abroadGrammarOf(tag: string): AbroadGrammar | undefined {
  return abroadGrammars[/^n[bn]/u.test(tag) ? 'no' : tag.slice(0, 2)];
}

/** Whether the front of a text is a verb of the thing: "is", "has", "measures". */
export function startsWithVerb(text: string, { being, having, measuring }: AbroadGrammar): boolean {
  return being.test(text) || measuring.test(text) || having?.test(text) === true;
}

/** Whether a phrase has its verb somewhere: "kubek waży", "matlådan kan diskas". */
export function holdsVerb(phrase: string, grammar: AbroadGrammar): boolean {
  const words = piecesOf(phrase);
  return words.some((_, at) => {
    const rest = `${words.slice(at).join(' ')} `;
    return grammar.doing.test(rest) || (at > 0 && startsWithVerb(rest, grammar));
  });
}
