import type { Brief, WrittenLanguage } from '#rules/listing/listing.ts';
import { firstWords } from '#rules/text/first-words.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import type { Candidate } from './candidate.ts';
import { built } from './candidate.ts';

/** "Counting song for toddlers.": what kind of film it is by its first words, and for whom. English. */
const opensWithKind = longPattern('iu')`
  ^(?:an?\s|the\s)?((?:(?!(?:this|my|our|the|an?|new|short|little|another|first|last|and|or)\s)\p{L}[\p{L}’'-]+\s){1,2}
  (?:song|rhyme|lullaby|story|cartoon|podcast|documentary|lesson|speedrun|walkthrough|playthrough|meditation|lecture
    |restoration|cover|timelapse|soundscape|asmr))(?:\s(for\s(?!(?:the|your|my|our|all|any|an?)\s)\p{Ll}{3,20}))?
  (?=[.,:;!\n]|$|\s(?:for|about|with|in|on|to|from|and|by)\s)
`;

const played =
  /(?<!\p{L})(?:let[’']?s play|walkthrough|playthrough|gameplay|speedrun|no commentary)(?!\p{L})/iu;
/** "Stardew Valley" of "Stardew Valley Year 1 without fishing": a game's name before what is played of it. */
const gameInTitle =
  /^((?:\p{Lu}[\p{L}’'-]*|of|the|and|\d{1,2}|[IVX]{1,4})(?:\s(?:\p{Lu}[\p{L}’'-]*|of|the|and|\d{1,2}|[IVX]{1,4})){1,4}?)(?=\s(?:Year|Day|Part|Ep|Episode|Season|Level|Chapter|Run|[Ww]ithout|[Ww]ith|[Bb]ut|[Ii]n|[Oo]n|[Nn]o|[Cc]hallenge|[Ww]alkthrough|[Ll]et)(?!\p{L})|\s?[:|(–—-]\s|,|$)/u;

/** Programs whose lessons are searched with their name. */
const program =
  /(?<!\p{L})(Excel|Word|PowerPoint|Outlook|Photoshop|Lightroom|Illustrator|InDesign|Blender|Figma|Canva|GIMP|Inkscape|AutoCAD|SketchUp|Fusion 360|FreeCAD|DaVinci Resolve|Premiere Pro|Audacity|Ableton|FL Studio|Python|WordPress|Notion|Obsidian|Google Sheets|LibreOffice|DATEV|Lexware)(?!\p{L})/u;
const taught =
  /(?<!\p{L})(?:tutorials?|tuto|anleitung|übungsdatei|fichier d[’']exercice|archivo de pr[áa]ctica|practice file|lesson|fehler|erreurs|errores|mistakes|formulas?|formeln?|fórmulas?|formules?)(?!\p{L})/iu;

function pathOf({ fields, product }: Brief): string {
  return fields.videoTitle === undefined ? `products.${product.index}.name` : 'videoTitle';
}

/** "XLOOKUP Excel", "Excel tutorial": a function of a program by its capitals. */
function programSearches(brief: Brief, title: string, language: WrittenLanguage): Candidate[] {
  const told = `${title}. ${firstWords(brief.product.description, 300)}`;
  const name = program.exec(told)?.[1];
  if (name === undefined || !taught.test(`${told} ${brief.fields.videoType ?? ''}`)) return [];
  const spelled = (text: string): string => (language === 'de' ? text : text.toLowerCase());
  const source = pathOf(brief);
  const word = {
    de: `${name} Tutorial`,
    en: `${name} tutorial`,
    es: `tutorial ${name}`,
    fr: `tuto ${name}`,
    other: name,
  }[language];
  const channel = brief.bodyTexts.map(({ text }) => text.toLowerCase()).join(' ');
  const functions = [
    ...new Set(title.match(/(?<!\p{L})(?<!\p{Lu}{2} )\p{Lu}{5,14}(?!\p{L})(?! \p{Lu}{2})/gu)),
  ].slice(0, 2);
  return [
    ...functions.flatMap((text) => [
      { ...built(spelled(text), 'head', source), least: 0.6, sure: true },
      { ...built(spelled(`${text} ${name}`), 'use', source), least: 0.5, sure: true },
    ]),
    // "Blender tutorials" of the channel says so already.
    ...(channel.includes(`${name.toLowerCase()} tutorials`)
      ? []
      : [{ ...built(spelled(word), 'attribute', source), least: 0.45, sure: true }]),
  ];
}

const cooked = /koch|cook|back|bak|cuisine|cocina|recet|rezept|recip|pâtiss|repost/iu;
const saysRecipe = /(?<!\p{L})(?:recipes?|cook(?:ing|ery)|baking)(?!\p{L})/iu;
const measuredOut = /(?<![\p{L}\d.,])\d[\d.,]{0,7}\s?(?:g|kg|ml|cl|EL|TL|c\. à s\.|cucharadas)\s\p{L}{3,}/u;
const dish: Readonly<Record<'de' | 'en' | 'es' | 'fr', RegExp>> = {
  en: /^(?:(?:how (?:to|i) (?:make|cook|bake)|making|cooking|baking|the best|best|easy|simple|quick|my|perfect) )*((?!(?:how|why|what|i|we)\s)\p{L}[\p{L}'’-]{2,}(?: (?!(?:with|from|in|for|without|and|that|like|at|on|you|recipes?)\s)\p{L}[\p{L}'’-]{2,}){0,2})(?=\s(?:with|from|in|for|without|and|that|like|at|on|you)\s|\s?[:,(–|-]|$)/iu,
  de: /^(\p{Lu}[\p{L}-]{4,})(?=\s(?:wie|aus|nach|mit|ohne|vom|von|für|in|selber|selbst)\s|[:,(–-]|$)/u,
  es: /^(?!(?:cómo|una?|mis?|lo|todo|qué)\s)(\p{L}{4,}(?: (?:de|con|al|a la) \p{L}{4,})?)(?=\s(?:de mi|como|estilo|sin|para|en|casero|casera|fácil)|[:,(–-]|$)/iu,
  fr: /^(?!(?:comment|une?|mes?|ma|mon|tout|je)\s)(\p{L}{4,}(?: (?:de|au|aux|à la) \p{L}{4,})?)(?=\s(?:de ma|comme|façon|sans|pour|en|maison|facile)|[:,(–-]|$)/iu,
};

/** "Käsespätzle Rezept", "lamb keema recipe", "receta croquetas de jamón": the dish of a film that cooks it, as whoever wants to cook it types it. */
function dishSearches(brief: Brief, title: string, language: WrittenLanguage): Candidate[] {
  if (language === 'other') return [];
  const shelf = `${brief.fields.videoType ?? ''} ${brief.product.category}`;
  const isCooked =
    language === 'en'
      ? saysRecipe.test(`${shelf} ${brief.fields.videoCategory ?? ''} ${brief.product.description}`)
      : cooked.test(shelf) || measuredOut.test(firstWords(brief.product.description, 400));
  const name = isCooked ? (dish[language].exec(title)?.[1] ?? '') : '';
  if (name === '' || cooked.test(name)) return [];
  const phrase = {
    en: `${name.toLowerCase()} recipe`,
    de: `${name} Rezept`,
    es: `receta de ${name.toLowerCase()}`,
    fr: `recette ${name.toLowerCase()}`,
  }[language];
  return [{ ...built(phrase, 'attribute', pathOf(brief)), least: 0.5, sure: true }];
}

const longestAsmr = 3;

/** "ASMR tailor", "ASMR soft spoken": what such a film plays and how it sounds, by the words behind it and in its brackets. */
function asmrSearches(title: string, source: string): Candidate[] {
  if (!/(?<!\p{L})ASMR(?!\p{L})/iu.test(title)) return [];
  const role =
    /(?<!\p{L})ASMR[\s:–-]+(\p{L}{3,}(?: (?!(?:for|with|in|and|to|you|your|my|the|a|an|mit|für|pour|para|con|avec)\s)\p{L}{3,})?)/iu.exec(
      title,
    )?.[1];
  const traits = (/\(([^()]{3,60})\)/u.exec(title)?.[1] ?? '').split(/,\s?/u);
  const told = [role?.replace(/\s\p{L}+s$/u, ''), ...traits]
    .filter((text) => text !== undefined && /^\p{L}/u.test(text) && text.split(' ').length <= longestAsmr)
    .map((text) => `asmr ${text!.toLowerCase()}`);
  return ['asmr', ...told].map((phrase) => ({ ...built(phrase, 'head', source), least: 0.5, sure: true }));
}

/** What a film is searched by as what it is: "counting song for toddlers", "stardew valley let's play", "xlookup excel". */
export function filmKinds(brief: Brief, language: WrittenLanguage): Candidate[] {
  const title = brief.fields.videoTitle ?? brief.product.name;
  const { description } = brief.product;
  const found = [
    ...dishSearches(brief, title, language),
    ...programSearches(brief, title, language),
    ...asmrSearches(title, pathOf(brief)),
  ];
  if (language !== 'en') return found;
  const source = `products.${brief.product.index}.description`;
  const [, kind = '', whom = ''] = opensWithKind.exec(description.trim()) ?? [];
  if (kind !== '') found.push({ ...built(kind.toLowerCase(), 'head', source), least: 0.5, sure: true });
  if (whom !== '')
    found.push({ ...built(`${kind} ${whom}`.toLowerCase(), 'audience', source), least: 0.45, sure: true });
  const isPlayed = played.test(`${title} ${firstWords(description, 300)} ${brief.fields.videoType ?? ''}`);
  const game = isPlayed ? (gameInTitle.exec(title)?.[1] ?? '') : '';
  if (game === '') return found;
  const plays = /let[’']?s play/iu.test(`${title} ${description}`);
  return [
    ...found,
    { ...built(game.toLowerCase(), 'head', pathOf(brief)), least: 0.6, sure: true },
    ...(plays
      ? [{ ...built(`${game.toLowerCase()} let's play`, 'attribute', pathOf(brief)), least: 0.5, sure: true }]
      : []),
  ];
}
