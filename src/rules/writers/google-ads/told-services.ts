import { singularPhrase } from '#rules/keywords/singular-phrase.ts';
import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { splitList } from './split-list.ts';

type Told = Exclude<WrittenLanguage, 'other'>;

/** "We help small firms with payroll": what follows names the services. */
const helps: Record<Told, RegExp> = {
  en: /^(?:we|i|our \p{L}+)\s+(?:also |can |will )*(?:helps?|supports?|assists?|advises?|works?)\s[^,;:]{0,60}?\b(?:with|on|through)\s+/iu,
  de: /^(?:wir|ich)\s+(?:helfen|unterstützen|begleiten|beraten)\s[^,;:]{0,60}?(?:bei|beim|mit|in|rund um|zu)\s+(?:der|dem|den|ihrer|ihrem|ihren)?\s*/iu,
  es: /^(?:nosotros\s+)?(?:ayudamos|asesoramos|acompañamos)\s[^,;:]{0,60}?\s(?:con|en|sobre)\s+(?:su|sus|la|el|los|las)?\s*/iu,
  fr: /^(?:nous\s+)?(?:aidons|accompagnons|conseillons)\s[^,;:]{0,60}?\s(?:dans|avec|pour|en|sur)\s+(?:leurs?|votre|vos|la|le|les)?\s*/iu,
};

const subject: Record<Told, RegExp> = {
  en: /^(?:we|i|our \p{L}+)\s+(?:also |can |will |mainly |mostly |only )*/iu,
  de: /^(?:wir|ich)\s+/iu,
  es: /^(?:nosotros\s+)?(?:también\s+)?/iu,
  fr: /^(?:nous|on)\s+/iu,
};

/** What is done as the name of the service; an empty name leaves the thing alone ("we bake sourdough"). */
const deeds: Record<Told, Readonly<Record<string, string>>> = {
  en: {
    repair: 'repair',
    fix: 'repair',
    mend: 'repair',
    install: 'installation',
    replace: 'replacement',
    clean: 'cleaning',
    service: 'servicing',
    maintain: 'maintenance',
    restore: 'restoration',
    remove: 'removal',
    rent: 'rental',
    hire: 'hire',
    design: 'design',
    paint: 'painting',
    groom: 'grooming',
    walk: 'walking',
    train: 'training',
    teach: 'lessons',
    inspect: 'inspection',
    test: 'testing',
    translate: 'translation',
    print: 'printing',
    deliver: 'delivery',
    photograph: 'photography',
    prepare: 'preparation',
    file: 'filing',
    manage: 'management',
    fit: 'fitting',
    treat: 'treatment',
    sharpen: 'sharpening',
    trim: 'trimming',
    mow: 'mowing',
    wash: 'washing',
    tune: 'tuning',
    move: 'moving',
    refurbish: 'refurbishment',
    visit: 'visits',
    board: 'boarding',
    feed: 'feeding',
    prune: 'pruning',
    cut: 'cutting',
    check: 'checks',
    tile: 'tiling',
    plaster: 'plastering',
    decorate: 'decorating',
    wire: 'wiring',
    edit: 'editing',
    film: 'filming',
    plan: 'planning',
    alter: 'alterations',
    frame: 'framing',
    insulate: 'insulation',
    seal: 'sealing',
    survey: 'surveys',
    renovate: 'renovation',
    upholster: 'upholstery',
    sell: '',
    stock: '',
    make: '',
    bake: '',
    brew: '',
    roast: '',
    build: '',
    craft: '',
    serve: '',
    cook: '',
    grow: '',
  },
  de: {
    reparieren: 'Reparatur',
    installieren: 'Installation',
    reinigen: 'Reinigung',
    warten: 'Wartung',
    vermieten: 'Vermietung',
    restaurieren: 'Restaurierung',
    montieren: 'Montage',
    entsorgen: 'Entsorgung',
    renovieren: 'Renovierung',
    sanieren: 'Sanierung',
    prüfen: 'Prüfung',
    verkaufen: '',
    bauen: '',
    backen: '',
    fertigen: '',
    brauen: '',
    kochen: '',
    führen: '',
    machen: '',
  },
  es: {
    reparamos: 'reparación',
    arreglamos: 'reparación',
    instalamos: 'instalación',
    limpiamos: 'limpieza',
    montamos: 'montaje',
    alquilamos: 'alquiler',
    traducimos: 'traducción',
    diseñamos: 'diseño',
    organizamos: 'organización',
    restauramos: 'restauración',
    reformamos: 'reforma',
    pintamos: 'pintura',
    construimos: 'construcción',
    mantenemos: 'mantenimiento',
    decoramos: 'decoración',
    fotografiamos: 'fotografía',
    vendemos: '',
    hacemos: '',
    elaboramos: '',
    fabricamos: '',
    horneamos: '',
    cocinamos: '',
    servimos: '',
  },
  fr: {
    réparons: 'réparation',
    installons: 'installation',
    nettoyons: 'nettoyage',
    louons: 'location',
    entretenons: 'entretien',
    posons: 'pose',
    traduisons: 'traduction',
    organisons: 'organisation',
    rénovons: 'rénovation',
    peignons: 'peinture',
    décorons: 'décoration',
    livrons: 'livraison',
    montons: 'montage',
    dépannons: 'dépannage',
    restaurons: 'restauration',
    vendons: '',
    fabriquons: '',
    faisons: '',
    préparons: '',
    cuisinons: '',
    servons: '',
  },
};
/** "We teach piano to beginners": whom one does it for is not part of the name. */
const forWhom: Record<Told, RegExp> = {
  en: /\sto (?!order\b|measure\b|go\b).*$/iu,
  de: /\s(?:an|für) \p{L}+(?: und \p{L}+)?$/iu,
  es: /\sa (?!domicilio|medida|la ).*$/iu,
  fr: /\saux? (?!levain|chocolat|beurre|feu).*$/iu,
};
const articles: Record<Told, RegExp> = {
  en: /^(?:also |all (?:kinds|types|sorts) of |your |our |the |a |an |any |every |out )+/iu,
  de: /^(?:auch |alle arten von |ihre?n? |alle |die |den |das |eine?n? )+/iu,
  es: /^(?:también |todo tipo de |sus? |todos los |todas las |los |las |el |la |unos |unas )+/iu,
  fr: /^(?:aussi |également |tous types de |toutes sortes de |vos |votre |tous les |toutes les |les |la |le |des |du |l['’])+/iu,
};
/** Longer things are no name: "boilers that other firms will not touch". */
const mostWords = 4;

/**
 * The services that a whole sentence tells, as people name and search them: "We repair boilers and install radiators" is
 * boiler repair and radiator installation, "we help firms with payroll and tax" payroll and tax. Null where it tells none so.
 */
export function toldServices(sentence: string, language: WrittenLanguage): string[] | null {
  if (language === 'other') return null;
  const plain = sentence.trim().replace(/[.!?]+$/u, '');
  const help = helps[language].exec(plain);
  if (help !== null) return splitList(plain.slice(help[0].length), language, 'list');
  const lead = subject[language].exec(plain)?.[0] ?? '';
  const told = plain.slice(lead.length).replace(forWhom[language], '');
  let deed = deedOf(told, language);
  if (deed === null || (lead === '' && language !== 'es')) return null;
  const names: string[] = [];
  for (const piece of splitList(deed.rest, language, 'list')) {
    deed = deedOf(piece, language) ?? { ...deed, rest: piece };
    const thing = deed.rest.replace(articles[language], '').trim();
    if (thing !== '') names.push(named(thing, deed, language));
  }
  return names;
}

interface Deed {
  name: string;
  /** As the sentence says it: German takes it behind a thing of several words. */
  verb: string;
  rest: string;
}

function deedOf(piece: string, language: Told): Deed | null {
  const [first = ''] = piece.split(' ');
  const name = deeds[language][first.toLowerCase()];
  return name === undefined ? null : { name, verb: first.toLowerCase(), rest: piece.slice(first.length + 1) };
}

function named(thing: string, { name: deed, verb }: Deed, language: Told): string {
  if (deed === '' || thing.split(' ').length > mostWords) return thing;
  switch (language) {
    case 'en': {
      const [, core = thing, tail = ''] = /^(.*?)(\s(?:in|for|at|near|with|from)\s.*)?$/u.exec(thing) ?? [];
      const one = core
        .split(/(?<= and )|(?= and )/u)
        .map((part) => (part === ' and ' ? part : singularPhrase(part)));
      return `${one.join('')} ${deed}${tail}`;
    }
    case 'de':
      return /^\p{Lu}[\p{L}-]+$/u.test(thing) ? `${thing}-${deed}` : `${thing} ${verb}`;
    case 'es':
      return `${deed} de ${thing}`;
    case 'fr':
      return /^[aeiouyhéèêà]/iu.test(thing) ? `${deed} d’${thing}` : `${deed} de ${thing}`;
  }
}
