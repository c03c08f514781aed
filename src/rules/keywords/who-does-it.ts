import type { WrittenLanguage } from '#rules/listing/listing.ts';

type Pair = readonly [deed: RegExp, person: string];

/** `deed: person` a line; the deed is a pattern, in which a colon stands only in groups. */
function pairsOf(lines: string, pattern: (deed: string) => string): Pair[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [deed = '', person = ''] = line.split(': ').map((part) => part.trim());
      return [new RegExp(pattern(deed), 'iu'), person] as const;
    });
}

/** Deeds that end a name: behind a space in English, anywhere in a German compound. */
function endings(lines: string, before = '(?<![\\p{L}-])'): Pair[] {
  return pairsOf(lines, (deed) => `${before}(?:${deed})$`);
}

/** Deeds that begin a Spanish or French name; what stands behind must not have to agree with the person. */
function beginnings(lines: string, behind: string): Pair[] {
  return pairsOf(lines, (deed) => `^(?:${deed})(?=$|\\s(?:${behind})(?:\\s|$))`);
}

const people: Readonly<Partial<Record<WrittenLanguage, readonly Pair[]>>> = {
  en: endings(`
    tutoring|tuition: tutor
    photography: photographer
    videography: videographer
    gardening: gardener
    landscaping: landscaper
    plumbing: plumber
    roofing: roofer
    plastering: plasterer
    tiling: tiler
    thatching: thatcher
    joinery: joiner
    carpentry: carpenter
    painting and decorating: painter and decorator
    bookkeeping: bookkeeper
    accountancy: accountant
    translation: translator
    copywriting: copywriter
    proofreading: proofreader
    dog walking: dog walker
    dog training: dog trainer
    dog grooming: dog groomer
    cat grooming: cat groomer
    pet sitting: pet sitter
    babysitting: babysitter
    childminding: childminder
    personal training: personal trainer
    window cleaning: window cleaner
    house cleaning: house cleaner
    wedding planning: wedding planner
    event planning: event planner
    party planning: party planner
    interior design: interior designer
    garden design: garden designer
    graphic design: graphic designer
    web design: web designer
    upholstery: upholsterer
    dressmaking: dressmaker
    hairdressing: hairdresser
    floristry: florist
    counselling: counsellor
    counseling: counselor
    psychotherapy: psychotherapist
    physiotherapy: physiotherapist
    hypnotherapy: hypnotherapist
    osteopathy: osteopath
    podiatry: podiatrist
    chiropody: chiropodist
    reflexology: reflexologist
    driving lessons: driving instructor
    piano lessons: piano teacher
    guitar lessons: guitar teacher
    violin lessons: violin teacher
    singing lessons: singing teacher
    catering: caterer
    coaching: coach`),
  de: endings(
    `
    fotografie: fotograf
    steuerberatung: steuerberater
    hundetraining: hundetrainer
    hundepflege: hundefriseur
    klavierunterricht: klavierlehrer
    gitarrenunterricht: gitarrenlehrer
    geigenunterricht: geigenlehrer
    gesangsunterricht: gesangslehrer
    malerarbeiten: maler
    dachdeckerarbeiten: dachdecker
    fliesenarbeiten: fliesenleger
    elektroinstallation(?:en)?: elektriker
    gartenpflege: gärtner
    psychotherapie: psychotherapeut
    physiotherapie: physiotherapeut
    osteopathie: osteopath
    podologie: podologe
    logopädie: logopäde`,
    '',
  ),
  es: beginnings(
    `
    fisioterapia: fisioterapeuta
    podología: podólogo
    psicología: psicólogo
    odontología: dentista
    osteopatía: osteópata
    logopedia: logopeda
    nutrición: nutricionista
    dermatología: dermatólogo
    ginecología: ginecólogo
    pediatría: pediatra
    fontanería: fontanero
    cerrajería: cerrajero
    jardinería: jardinero
    carpintería: carpintero
    electricidad: electricista
    albañilería: albañil
    fotografía: fotógrafo
    interiorismo: interiorista
    asesoría fiscal: asesor fiscal
    entrenamiento personal: entrenador personal`,
    'de|para|infantil',
  ),
  fr: beginnings(
    `
    kinésithérapie: kinésithérapeute
    ostéopathie: ostéopathe
    podologie: podologue
    psychologie: psychologue
    orthophonie: orthophoniste
    sophrologie: sophrologue
    naturopathie: naturopathe
    diététique: diététicien
    plomberie: plombier
    menuiserie: menuisier
    serrurerie: serrurier
    maçonnerie: maçon
    électricité: électricien
    jardinage: jardinier
    photographie: photographe
    cours de piano: professeur de piano
    cours de guitare: professeur de guitare
    cours de chant: professeur de chant`,
    'de|pour',
  ),
};

/**
 * Who does what a name says, as people look for them: "wedding photographer" of "wedding photography", "podólogo infantil" of
 * "podología infantil". Only where everybody in the trade is called so; `null` elsewhere.
 */
export function whoDoes(name: string, language: WrittenLanguage): string | null {
  for (const [deed, person] of people[language] ?? [])
    if (deed.test(name)) return name.toLowerCase().replace(deed, person);
  return null;
}
