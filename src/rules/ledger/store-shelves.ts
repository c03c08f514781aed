import { longPattern } from '#rules/text/long-pattern.ts';

const english = longPattern('iu')`
  ^(?:games?|references?|weather|news|books?|medical|medicine|entertainment|photography|photos?
    |social networking|communication|personali[sz]ation|parenting|dating|events?|music|kids|family|beauty
    |developer tools|graphics|cards?|role playing|adventure|productivity|finance|food|cooking|recipes
    |transport|transportation|travel|education|lifestyle|tools?|utilities|home|pets|nature|outdoors|learning
    |languages?|budget(?:ing)?|planner|tracker|health(?: (?:&|and) fitness)?|food (?:&|and) drink)$
`;

/** Whether a category is a shelf of the app stores as their own English lists write it: no word of a text in another language. */
export function isEnglishShelf(category: string): boolean {
  return english.test(category.trim());
}

/** Shelves of the app stores in languages that are not written in full. */
const abroad = longPattern('iu')`
  ^(?:giochi|produttività|produktywność|produktivita|produtividade|productiviteit|produktivitet|salute.*|zdrowie.*|sundhed.*|hälsa.*
    |gezondheid.*|saúde.*|istruzione|edukacja|onderwijs|utbildning|uddannelse|utdanning|educação|narzędzia|strumenti|hulpprogramma['’]?s
    |verktyg|værktøjer|verktøy|ferramentas|stile di vita|styl życia|livsstil|levensstijl|muzyka|musica|muziek|viaggi|podróże|resor|rejser
    |reiser|viagens|reizen|natur|natuur|natura|pogoda|meteo|weer|väder|vejr|vær|tempo|finanza|finanse|financiën|økonomi|ekonomi|gry
    |spellen|spel|spil|spill|jogos|negócios|biznes|zakelijk|företag|erhverv|affari|rozrywka|intrattenimento|entretenimento|underhållning
    |underholdning|famiglia|rodzina|família|wiadomości|notizie|nieuws|nyheter|nyheder|notícias|sporten)$
`;

/** Shelves of shops for goods of every kind, in the same languages. */
const ofGoods = longPattern('iu')`
  ^(?:casa(?: e (?:cucina|jardim|decoração))?|decorazion[ei](?: casa)?|arredamento|accessori|abbigliamento|decoração|acessórios|vestuário|moda|brinquedos
    |giocattoli|elettronica|eletr[óô]nica|woondecoratie|wonen|woonaccessoires|accessoires|kleding|speelgoed|elektronica|varie|vário?s|diversos|overig
    |altro|outros|regali|presentes|prendas|cadeaus?|sport|giardino|jardim|tuin|cucina|cozinha|keuken|bambini|crianças|kinderen|animali|animais|dieren)$
`;

/** Whether a text is such a shelf, which says nothing of the app on it. */
export function isShelfAbroad(text: string): boolean {
  return abroad.test(text);
}

/** Whether a category of a text in another language is an English shelf, or of an app one of its own language. */
export function saysShelf(category: string, isApp: boolean): boolean {
  return isEnglishShelf(category) || (isApp ? isShelfAbroad(category) : ofGoods.test(category.trim()));
}
