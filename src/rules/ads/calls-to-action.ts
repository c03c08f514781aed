import type { WrittenLanguage } from '#rules/listing/listing.ts';

const starts: Record<WrittenLanguage, string> = {
  en:
    'ask|apply|arrange|begin|book|browse|buy(?! now,? pay)|call|check(?! engine| ' +
    'valves?)|choose|claim|click|come|compare|contact|discover|drop|email|enqui\\w+|enrol\\w*|explore|find ' +
    '(?:out|us|your|a|the)|get|give us|go|grab|hire|inquire|join|learn|let us|make ' +
    'an?|meet|message|order|phone|pick|plan|register|request|reserve|ring|save ' +
    '(?:now|today)|schedule|see|send|shop|sign up|speak|start(?! (?:any|every|each|from|on) )|stop ' +
    'by|take a|talk|tell|text|try|use|view|visit|write',
  es:
    'cuéntenos|cuéntanos|escríbanos|díganos|dinos|háganos|vea|vean|mire|agenda|apúntate|apúntese|aprende|aproveche?|busca|compra|compre|consulta|consulte|contacta|contacte|contáctanos|conoce|descubre|elige|encuentra|encuentre|envía|escríbenos|habla|hable|haz|inscríbete|inscríbase|llama|llame|llámanos|llámenos|matricúlate|obtén|obtenga|pasa|pase|pide|pida|pregunta|pregunte|preséntate|prueba|pruebe|pruébelo|regístrate|reserva|reserve|solicita|solicite|ven|venga|visita(?! ' +
    '(?:desde|a|guiada|gratuita|de) )|visite|visítanos|visítenos',
  de:
    'schildern|sagen ' +
    'sie|anfragen|anrufen|beantragen|bestellen|besuchen|bewerben|buchen|entdecken|erfahren|fordern|fragen|holen|jetzt|kaufen|kommen|kontaktieren|lassen ' +
    'sie|lernen|melden|nehmen|nennen|nutzen|planen|reservieren|rufen|schauen|schreiben|sehen|sichern|sprechen|starten|stellen|testen|vereinbaren|vergleichen|wählen',
  fr: 'dites|décrivez|racontez|achetez|allez|appelez|apprenez|choisissez|commandez|comparez|confiez|consultez|contactez|demandez|découvrez|écrivez|envoyez|essayez|faites|indiquez(?:-nous)?|inscrivez|obtenez|parlez|passez|planifiez|posez|prenez|profitez|regardez|réservez|rejoignez|rencontrez|téléphonez|trouvez|utilisez|venez|visitez|voyez',
  other: '',
};
/** German headlines end on the verb: "Termin vereinbaren". */
const germanEnds =
  'anfragen|anrufen|ansehen|anmelden|beantragen|beraten lassen|berechnen lassen|bestellen|besuchen|bewerben|buchen|entdecken|erfahren|fragen|holen|kaufen|kennenlernen|kontaktieren|nachfragen|planen|reservieren|sichern|sprechen|starten|stellen|testen|vereinbaren|vergleichen|vorbeikommen|wählen';
const otherCalls =
  /お問い合わせ|ご予約|ご相談ください|今すぐ|联系我们|立即|马上|预约|聯絡我們|اتصل|احجز|تواصل|zadzwoń|umów|zamów|skontaktuj|chiama|prenota|contatta|richiedi|ligue|reserve|peça|contacte|fale conosco|bel ons|boek|neem contact|vraag .* aan|позвоните|закажите|запишитесь/iu;

const patterns = new Map<WrittenLanguage, RegExp>(
  (['en', 'es', 'de', 'fr'] as const).map((language) => [
    language,
    new RegExp(
      `(?:^|[.!?:]\\s+)(?:${starts[language].replaceAll('\\w', '\\p{L}')})(?![\\p{L}\\p{N}])${
        language === 'de' ? `|(?<![\\p{L}])(?:${germanEnds})[.!?]?$` : ''
      }`,
      'iu',
    ),
  ]),
);

/** Whether a text, or a sentence of it, asks the reader to do something: two of those never stand side by side. */
export function isCallToAction(text: string, language: WrittenLanguage): boolean {
  return patterns.get(language)?.test(text.trim()) === true || otherCalls.test(text);
}
