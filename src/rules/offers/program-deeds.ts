import { splitSentences } from '#rules/ledger/clauses.ts';
import { singularPhrase } from '#rules/keywords/singular-phrase.ts';
import { longPattern } from '#rules/text/long-pattern.ts';

/**
 * What a program is called by what it does: "habit tracker", "receipt scanner", "houseplant watering". Behind `~` stands
 * a word that goes in front: "learn spanish".
 */
const names: Readonly<Record<string, string>> = {
  track: 'tracker',
  scan: 'scanner',
  plan: 'planner',
  count: 'counter',
  record: 'recorder',
  edit: 'editor',
  log: 'log',
  identify: 'identifier',
  recognize: 'identifier',
  recognise: 'identifier',
  split: 'splitter',
  convert: 'converter',
  translate: 'translator',
  calculate: 'calculator',
  block: 'blocker',
  manage: 'manager',
  organize: 'organizer',
  organise: 'organiser',
  monitor: 'monitor',
  compare: 'comparison',
  schedule: 'scheduler',
  find: 'finder',
  locate: 'finder',
  make: 'maker',
  create: 'maker',
  build: 'builder',
  design: 'designer',
  measure: 'measuring',
  water: 'watering',
  learn: '~learn',
  practice: 'practice',
  practise: 'practice',
  read: 'reader',
  sign: 'signing',
  share: 'sharing',
  store: 'storage',
  keep: '',
  catalogue: 'catalogue',
  catalog: 'catalog',
  tune: 'tuner',
  transcribe: 'transcription',
  summarize: 'summarizer',
  summarise: 'summariser',
  sort: 'sorter',
  book: 'booking',
  solve: 'solver',
  compress: 'compressor',
  resize: 'resizer',
  lock: 'lock',
  sync: 'sync',
  forecast: 'forecast',
  check: 'checker',
  test: 'test',
  analyze: 'analyzer',
  analyse: 'analyser',
  generate: 'generator',
  detect: 'detector',
  remove: 'remover',
  collect: 'collection',
  budget: 'budgeting',
  cook: 'cooking',
  swap: 'swap',
  rent: 'rental',
  sell: 'selling',
  feed: 'feeding',
  invoice: 'invoicing',
  scale: 'scaler',
  write: 'generator',
  print: 'printing',
  send: '',
};

/** "Meters" of "gas, water and electricity meters", "prices" of "diesel and petrol prices": what such things are of stands before them all. */
const sharedHead =
  /(?<=\s)(?:(?:gas|\p{Ll}{3,}(?<!s)), ){0,3}(?:gas|\p{Ll}{3,}(?<!s)),? (?:and|or) \p{Ll}{3,}(?<!ing) (meters|bills|prices|tickets|cards|tariffs|readings|receipts|sizes|signs)(?!\p{L})/gu;

/** What opens the telling of what a program does; what it does follows, or whom it serves and then what. */
const opening = longPattern('iu')`
  (?:^|\s)(?:(?:lets?|allows?|enables?|helps?|reminds?|teach(?:es)?) (?:\S+ ){1,3}?(?:to )?
    |(?:is|as) an? (?:\S+ ){0,3}?(?:app|tool|program|plugin|extension|platform) (?:that|which|to
      |for) (?:\S+ ){0,4}?)$|^(?:an? )?(?:\S+ ){0,3}?(?:app|tool|program|plugin|extension|platform) (?:that
    |which|to|for) (?:\S+ ){0,4}?$
`;
/** Where a thing ends and the how, when or why begins. */
const objectEnds =
  /\s(?:by|from|with|in|on|for|at|to|while|when|using|so|without|every|before|after|and|or|as|into|via|that|which|based|right|even|automatically|together)(?:\s.*)?$/iu;
const determiners = /^(?:your|their|his|her|our|my|the|an?|one|all|any|every|each|these|those|own|daily)\s/iu;
const noThing =
  /^(?:it|them|this|that|everything|anything|what|how|when|where|who|something|more|less|up|on|out|better|good|great|healthier|faster|smarter|perfect)\b/iu;
const most = { names: 6, words: 3, sentence: 400 } as const;

/** "5G, 4G or " of "5G, 4G or WiFi speed": sorts of what is named behind the last of them. */
const sorts =
  /(?<=\s)\p{L}?\d[\p{L}\d]{0,4}(?:, \p{L}?\d[\p{L}\d]{0,4}){0,3} (?:or|and) (?=\p{Lu}[\p{L}\d]+ \p{Ll}{3,})/gu;

/**
 * What a text says that a program does, in the words people search it by: "restaurant bill splitter" of "lets friends split
 * restaurant bills by scanning the receipt". English only; empty where nothing is told so.
 */
export function programDeeds(text: string): string[] {
  const found: string[] = [...namedSo(text.slice(0, most.sentence))];
  // "Keeps track of your pens" tracks them.
  const plain = text
    .replace(keptSo, '')
    .replace(pairedPlan, '$1 $2')
    .replace(sharedHead, '$1')
    .replace(keepsTrack, 'track$1')
    .replace(/:\s(?=\p{Ll})/gu, '. ')
    .replace(sorts, '');
  for (const sentence of splitSentences(plain).slice(0, 4)) {
    let last: string | null = null;
    const pieces = sentence
      .slice(0, most.sentence)
      .replace(/[.!?\s]+$/u, '')
      .split(/,\s(?:and\s)?|\sand\s(?=\p{L}+(?:s?\s|s$))/u);
    for (const [index, piece] of pieces.entries()) {
      const deed = deedIn(piece, index === 0, last !== null);
      const name: string | null =
        deed !== null
          ? nameOf(deed.base, deed.rest)
          : // "Track naps, feeds and diapers": one deed of several things.
            last !== null && oneMore.test(piece) && !isDone.test(piece) && !isOrder.test(piece)
            ? nameOf(last, piece)
            : null;
      last = deed?.base ?? last;
      if (name !== null) found.push(name);
    }
  }
  const known = found.length === 0 ? (identified.exec(text.slice(0, most.sentence))?.[1] ?? '') : '';
  const [first = ''] = text.slice(0, most.sentence).split(/(?<=[.!?])\s/u);
  // What the first sentence is kept of is what the program is, whatever is scanned there afterwards.
  const kept = keptIn.exec(found.length === 0 ? text.slice(0, most.sentence) : first)?.[1] ?? '';
  const due = found.length === 0 ? (remembered.exec(text.slice(0, most.sentence))?.[1] ?? '') : '';
  if (due !== '') found.push(`${singularPhrase(due.toLowerCase())} reminder`);
  if (kept !== '') found.unshift(`${kept.toLowerCase()} inventory`);
  if (known !== '') found.push(`${known.toLowerCase()} ${names['identify']!}`);
  if (found.length === 0) {
    const given = giving.exec(text.slice(0, most.sentence))?.[1];
    const thing = given === undefined ? null : nameOf('keep', given);
    if (thing !== null) found.push(thing);
  }
  return [...new Set(found)].slice(0, most.names);
}

const programNoun =
  /^(?:tracker|reminder|planner|scanner|counter|timer|calculator|recorder|editor|organi[sz]er|finder|converter|translator|scheduler|monitor|logger|app)[.,;:]?$/iu;
const named =
  /^(?:(?:an?|the|your) )?((?:\p{L}+ ){1,2}(?:tracker|reminder|planner|counter|timer|calculator|organi[sz]er|logger))(?: and ((?:\p{L}+ ){1,2}(?:tracker|reminder|planner|counter|timer|calculator|organi[sz]er|logger)))?(?=[.,;:!]|$)/iu;

/** "A reading log for kids": what it is, behind its article and before whom it is for. */
const namedFor =
  /^(?:\S+ is )?(?:an?|the|your) (?:(?:simple|free|private|tiny|small|easy|quiet|new|smart|little|friendly) )*((?:\p{Ll}+ )(?:tracker|reminder|planner|counter|timer|calculator|organi[sz]er|logger|log|diary|journal|dictionary|wallet|checklist)) (?:for|with|that|to|in|on)\s/iu;

/** "Water tracker" and "drink reminder" of a text that opens with what the program is. */
function namedSo(text: string): string[] {
  return (named.exec(text) ?? namedFor.exec(text) ?? [])
    .slice(1)
    .flatMap((name: string | undefined) => (name === undefined ? [] : [name.toLowerCase()]));
}

/** "Tells you which bird is singing": what lives, grows or shines is told by its name. */
const identified =
  /(?:^|\s)(?:tells? (?:you )?|shows? (?:you )?|find out |know |see |learn )(?:which|what) (bird|plant|tree|flower|mushroom|insect|bug|fish|star|constellation|song|rock|butterfly|moth|snake|spider|leaf|fern|coin|stamp|fossil|shell|mineral|dog breed|cat breed|planet|cloud|font)(?!\p{L})/iu;

/** "Remember to water your plants". */
const remembered =
  /(?:^|\s)remember to \p{L}{3,} (?:your |the |my )?(\p{L}{3,}(?: \p{L}{3,})?)(?=[.,;!?]|$|\s(?:and|at|on|every|before|with)\s)/iu;

/** "Know what is in your freezer". */
const keptIn =
  /(?:^|\s)(?:know|see|remember|(?:keep an? |keeps an? )?list(?: of)?|tells? you) what(?:['’]s| is| you have| you keep)? in (?:your|the) (\p{L}{4,})(?=[.,;!?]|$|\s(?:and|at|without|before|with)\s)/iu;

/** "Keeps your sourdough starter alive": how it is kept is none of what is kept. */
const keptSo =
  /(?<=(?<!\p{L})keeps? [^,.;:!?\n]{4,40}) (?:alive|safe|fresh|healthy|tidy|organi[sz]ed|up to date|in order|in one place|private|clean|thriving|happy)(?![\p{L}-])/giu;

/** "A feeding and mowing plan": what is made is the noun behind both. */
const pairedPlan =
  /(?<=\s)(\p{Ll}{3,}ing) (?:and|or) \p{Ll}{3,}ing (plan|schedule|list|calendar|chart|diary|programme|program|report|log|routine)(?!\p{L})/gu;

const keepsTrack = /(?<!\p{L})keep(s?) track of(?!\p{L})/giu;

/** "Shows you the guitar chords", "turns your phone into a spirit level": a thing is given, nothing is done to it. */
const giving =
  /(?:^|\s)(?:(?:gives?|shows?|tells?|brings?) you|turns? your (?:phone|tablet|watch|ipad|iphone|laptop|computer) into)\s([^.,;!?]{3,80})/iu;
const oneMore = /^(?:\p{L}[\p{L}-]* )?\p{L}{2,}[^s\W]s(?: (?:with|in|by|for|from|on|at)\s.*)?$/iu;

/** "Approve contracts in one workflow": what else is done, in a verb that no list above has. */
const isOrder =
  /^(?:approve|review|request|receive|accept|reject|assign|archive|automate|integrate|connect|import|export|upload|download|invite|notify|alert|remind|warn|suggest|recommend|collaborate|comment|chat|message|call|pay|order|save|search|filter|stream|play|watch|listen|follow|join|discover|explore|control|customi[sz]e|personali[sz]e|secure|protect|backup|restore|migrate|embed|publish|post|reply|answer|see|view|get|set|add|edit|delete|let|give|keep|take|turn|reduce|increase|improve|avoid|stop|start|run|work|use|enjoy|meet|match|rate)\s/iu;

/** "Sign electronically": how it is done, and nothing that it is done to. */
const isManner = /^\p{L}{3,}ly$/u;

/** "Sends reminders": what else is done, and no thing of the deed before. */
const isDone =
  /^\p{Ll}{2,}(?:[^s\W]s|zes|ches|shes) \p{L}{2,}[^s\W]s(?:\s|$)|^(?:syncs|works|connects|integrates|runs|exports|imports|links|shares|warns|alerts)\s/iu;

/** The first deed of a piece: behind an opening, at the start of a sentence, or going on with a row of deeds. */
function deedIn(piece: string, isFirst: boolean, isOpen: boolean): { base: string; rest: string } | null {
  const words = piece.split(' ');
  for (const [index, word] of words.entries()) {
    const before = words.slice(0, index).join(' ');
    const lower = word.toLowerCase();
    const base = [
      lower,
      lower.replace(/s$/u, ''),
      lower.replace(/ies$/u, 'y'),
      lower.replace(/(?:ch|sh|x)es$/u, (end) => end.slice(0, -2)),
    ].find((form) => Object.hasOwn(names, form));
    if (base === undefined) continue;
    // "Split bills with friends" and "Reminders, tracks water": an order, or one more deed of a row.
    const stands = index === 0 ? isOpen || (isFirst && lower === base) : opening.test(`${before} `);
    const isOfApp =
      index > 0 &&
      index < 4 &&
      isFirst &&
      lower !== base &&
      words.slice(0, index).every((one) => /^\p{Lu}/u.test(one));
    if (!stands && !isOfApp) continue;
    const rest = words.slice(index + 1).join(' ');
    // "Water tracker" names the program, and waters none.
    if (programNoun.test(words[index + 1] ?? '')) continue;
    // "Feeds" alone is a thing.
    if (rest === '' || objectEnds.test(` ${words.slice(index + 1, index + 2).join('')} `)) continue;
    return { base, rest };
  }
  return null;
}

/** "A week of dinners": how much of what is planned. */
const spans =
  /^(?:(?:whole|full|entire) )?(?:weeks?|months?|days?|years?|weekends?|lots?|set|series|pile)$/iu;
/** "Write messages": what is written by hand, and by no generator. */
const byHand =
  /(?:^|\s)(?:messages?|notes?|letters?|diar(?:y|ies)|journals?|comments?|reviews?|thoughts?|stories|story|novels?|entr(?:y|ies))$/iu;

function nameOf(deed: string, rest: string): string | null {
  const [, thing = rest, of] =
    /^(.*?)\sof\s(?:(?:each|every|your|the|all|their)\s)*(?:your\s)?([\p{L}-]+(?:\s(?!(?:you|we|they|i)\s)[\p{L}-]+)?)/iu.exec(
      rest,
    ) ?? [];
  const bare = (said: string): string => {
    let plain = ` ${said}`.replace(objectEnds, '').trim();
    while (determiners.test(plain)) plain = plain.replace(determiners, '');
    return plain.toLowerCase();
  };
  // "A diary of each plant" is a plant diary.
  const object =
    of === undefined
      ? bare(thing)
      : spans.test(bare(thing))
        ? bare(of)
        : `${singularPhrase(bare(of))} ${bare(thing)}`;
  if (object === '' || isManner.test(object) || noThing.test(object) || !/^[\p{L}\p{N}'’ -]+$/u.test(object))
    return null;
  if (object.split(' ').length > most.words || (deed === 'write' && byHand.test(object))) return null;
  const name = names[deed]!;
  if (name.startsWith('~')) return `${name.slice(1)} ${object}`;
  if (name === '') return object.includes(' ') ? singularPhrase(object) : null;
  return `${singularPhrase(object)} ${name}`;
}
