/** Words as alternatives of a pattern: one word or name between two commas. */
const anyOf = (groups: Readonly<Record<string, string>>): string =>
  Object.values(groups)
    .flatMap((list) => list.split(', '))
    .join('|');

const english = {
  works:
    'repair, repairs, installation, servicing, removal, removals, maintenance, roofing, plumbing, ' +
    'landscaping, renovations?, extensions?, conversions?, painting, decorating, wiring, ' +
    'restoration, replacements?, upholstery, reupholstery, fitting, laying, tiling, sharpening, ' +
    'polishing, refurbishment, stripping, tuning, detailing, colou?ring, cleaning, printing, ' +
    'engineering',
  teaching:
    'coaching, course, courses, lesson, lessons, class, classes, tutoring, training, workshops?, exam, exams, sessions?',
  advice:
    'consulting, consultation, agency, services?, design, planning, accounting, bookkeeping, ' +
    'insurance, law, management, marketing, seo, translation, hosting, financing, mortgage, ' +
    'mortgages, development, testing, recruitment, audits?, tax returns?, surveys?, appraisals?, ' +
    'valuation, conveyancing, advice, payroll, vat, tax, migrations?, backups?, help desk, service ' +
    'desk, helpdesk, monitoring, support, inspections?, leasing, lettings?',
  health:
    'therapy, massage, treatment, treatments, check-?ups?, surgery, implants?, whitening, acupuncture, osteopathy, physiotherapy, chiropody, podiatry, counselling, counseling, care, day ?care',
  looks: 'facial, facials, waxing, tattoos?, manicure, pedicure, haircuts?, grooming',
  animals:
    'walking, sitting, boarding, livery, sleepovers?, overnight stays?, (?:dog|puppy|beach|pack|guided|group) walks?',
  journeys:
    'moving, freight, haulage, drayage, forwarding, clearance, (?:waste|rubbish|garbage|trash|recycling|pallet|scrap|furniture|sofa|mattress|appliance|parcel|laundry|clothes|donation|oil|battery|blood) collections?, brokerage, warehousing, filing, storage, delivery, deliveries, taxis?, transport, transfers?, shuttles?, charters?, trips?, tours?, holidays?, cruises?, safaris?, retreats?, camps?, rental, hire',
  outings:
    'tastings?, (?:poetry|quiz|games?|craft|movie|film|mic|date|wine) nights?, story ?times?, readings?, away days?, spa days?, team days?, open days?, experiences?, events?, performances?, parties, memberships?, day passes, tickets?, bookings?, visits?',
  ceremonies:
    'ceremon(?:y|ies), funerals?, cremations?, burials?, catering, photography, shoots?, photoshoots?',
};
const german = {
  works:
    'reparatur, reinigung, wartung, installation, sanierung, renovierung, montage, entsorgung, entrumpelung, reparieren, restaurieren, sanieren, renovieren, reinigen, montieren, installieren, warten, streichen, polstern, beschriften',
  advice:
    'beratung, planung, vermittlung, ubersetzung, ubersetzen, gutachten, prufung, inspektion, buchhaltung, abschluss, steuern, verwaltung, service',
  teaching: 'kurs, kurse, unterricht, schulung, nachhilfe, training, bildung, erziehung',
  health: 'pflege, behandlung, massage, therapie, heilkunde, screening, vorsorge',
  journeys: 'umzug, umzuge, transporte?, entsorgen, vermietung, verleih, fuhrung, fuhrungen',
  outings:
    'fotografie, shootings?, verkostung, tasting, geburtstage?, feiern?, \\der-?karten?, tageskarten?, jahreskarten?, mitgliedschaft(?:en)?, eintritt, bestattung(?:en)?',
  sports:
    'bouldern, klettern, schwimmen, reiten, tanzen, topfern, tauchen, segeln, surfen, bowling, kegeln, lasertag, minigolf',
};
const spanish = {
  works:
    'reparacion(?:es)?, limpiezas?, pinturas, pintura, construcciones, excavaciones, climatizacion, ' +
    'electricidad, instalacion(?:es)?, mantenimiento, reformas?, reforma, restauracion, cambios?, ' +
    'sustitucion(?:es)?, montajes?, colocacion(?:es)?, desatascos?, fumigacion(?:es)?, jardineria, ' +
    'fontaneria, carpinteria, albanileria, cerrajeria, poda, impresion, rotulacion, aperturas?, ' +
    'cortes?',
  advice:
    'consultoria, asesoria, servicios?, diseno, traduccion(?:es)?, contabilidad, fiscalidad, tasacion(?:es)?, gestion(?:es)?, tramites, organizacion',
  teaching: 'curso, cursos, clases?, talleres',
  health:
    'tratamientos?, masajes?, terapia, revision(?:es)?, control(?:es)?, implantes?, blanqueamiento, ortodoncia, vacunacion(?:es)?, urgencias, cirugia, peluqueria, fisioterapia',
  outings:
    'alquiler, mudanzas?, catering, visitas?, excursion(?:es)?, rutas?, paseos, senderismo, travesias?, salidas, reportajes?, sesion(?:es)?, fotos, catas?, degustacion(?:es)?',
};
const french = {
  works:
    'reparations?, reparation, nettoyage, installations?, entretien, renovations?, depannage, pose, ' +
    'ravalement, debouchage, remplacement, couverture, toitures?, maconnerie, carrelage, charpente, ' +
    'electricite, chauffage, isolation, terrassement, ouvertures?, changements?, montage, elagage, ' +
    'tonte, vidange, recharge, plomberie, menuiserie, serrurerie, peinture, retouches?, ourlets?',
  advice: 'conseils?, services?, traduction, comptabilite, paie, revision',
  teaching: 'cours, formations?, ateliers?, stages?, seances?',
  health: 'soins?, massages?, therapie, implants?, blanchiment, epilation',
  outings:
    'location, demenagement, demenagements?, traiteur, visites?, balades?, randonnees?, excursions?, sorties, croisieres?, degustations?, photos, portraits, reportages?, shootings?, mariages, seminaires',
};

/** What is done for people, at the end of a folded name. In German it ends a longer word. */
export const services = new RegExp(
  `(?:\\b(?:${anyOf(english)})\\b|(?:${anyOf(german)})\\b|\\b(?:${anyOf(spanish)})\\b|\\b(?:${anyOf(french)})\\b)`,
  'u',
);
