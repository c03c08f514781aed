/** Words as alternatives of a pattern: one word or name between two commas. */
const anyOf = (lists: readonly string[]): string => lists.flatMap((list) => list.split(', ')).join('|');

const endsIn = (lists: readonly string[]): RegExp => new RegExp(`(?:^|\\s)(?:${anyOf(lists)})s?$`, 'u');

const englishPeople = {
  building:
    'plumber, electrician, architect, builder, painter, carpenter, roofer, contractor, stonemason, plasterer, tiler, joiner, glazier, decorator, handyman, surveyor, locksmith, interior designer',
  craft: 'upholsterer, tailor, dressmaker, seamstress, blacksmith, welder, mechanic',
  garden: 'gardener, landscaper, tree surgeon, florist',
  house:
    'cleaner, window cleaner, chimney sweep, nann(?:y|ies), childminder, (?:(?:maternity|night|private) )?nurse, babysitter, au pair, carer, caregiver, housekeeper, butler, (?:private|personal) chef',
  health:
    'dentist, therapist, physiotherapist, physio, chiropractor, nutritionist, optician, osteopath, podiatrist, chiropodist, acupuncturist, counsellor, psychologist, dietitian, midwife, doula',
  animals: 'veterinarian, vet, dog walker, dog groomer, dog trainer, farrier',
  looks: 'hairdresser, barber',
  lawAndMoney:
    'lawyer, (?<!of )attorney, solicitor, notary, accountant, bookkeeper, realtor, estate agent, real estate agent, consultant, translator',
  learning:
    'coach, tutor, personal trainer, driving instructor, (?:piano|guitar|violin|singing|drum|music) teacher',
  events: 'photographer, videographer, caterer, wedding planner, celebrant, magician, funeral director',
  texts: 'web designer, copywriter, (?:resume|cv|speech|grant|technical) writer, proofreader',
};
const germanPeople = {
  building:
    'glaser, fliesenleger, elektriker, klempner, installateur, maler, tischler, schreiner, dachdecker, architekt, steinmetz',
  craft: 'schneider, schneiderin, uhrmacher, goldschmied, sattler, geigenbauer, klavierbauer, gartner',
  health:
    'logopade, logopadin, hebamme, podologe, podologin, osteopathin, psychologe, psychologin, (?:psycho)?therapeut(?:in)?, zahnarzt, physiotherapeut, heilpraktiker',
  lawAndMoney:
    'anwalt, rechtsanwalt, rechtsanwalte, fachanwalt, fachanwalte, steuerberater, makler, immobilienmakler',
  others: 'fotograf, friseur, hundetrainer, musiklehrer, trauerredner, bestatter',
};
const spanishPeople = {
  building: 'albanil, fontanero, electricista, arquitecto, carpintero, cerrajero, pintor, jardinero',
  craft: 'modista, costurera',
  health: 'dentista, psicologo, podologo, osteopata, logopeda, nutricionista, fisioterapeuta',
  lawAndMoney: 'abogado, asesor fiscal, graduado social',
  others:
    'fotografo, entrenador personal, profesor, profesora, animador(?:es)?(?: infantil(?:es)?)?, educador canino, adiestrador',
};
const frenchPeople = {
  building:
    'macon, couvreur, plombier, electricien, architecte, menuisier, serrurier, peintre, jardinier, paysagiste, tapissier',
  craft: 'couturier, couturiere, retoucheuse',
  health:
    'dentiste, osteopathe, podologue, psychologue, orthophoniste, sophrologue, naturopathe, kinesitherapeute',
  lawAndMoney: 'avocat, notaire, comptable, expert-comptable, experts-comptable',
  others:
    'photographe, coiffeur, coach sportif, educateur canin, educatrice canine, toiletteur, toiletteuse, professeur',
};

/** Who is hired, folded and in the singular. */
export const persons = endsIn(
  [englishPeople, germanPeople, spanishPeople, frenchPeople].flatMap((people) => Object.values(people)),
);

const englishPlaces = {
  food: 'restaurant, cafe, coffee shop, tea ?room, tap ?room, food truck, ice cream parlou?r, deli, taqueria, diner, wine bar, cocktail bar, bakery, bar, pub, bistro, pizzeria, winery, vineyard, distillery, cidery',
  shops: 'shop, store, farm shop, charity shop, food ?bank, garage, laundrette, laundromat',
  animals: 'kennels?, cattery',
  leisure:
    'bowling alley, climbing (?:wall|gym|centre|center), bouldering (?:wall|gym|hall), escape room, ' +
    'soft play, farm park, swimming pool, dance studio, (?:hydrotherapy|therapy) pool, karting track, driving range, gym, museum, ' +
    'gallery, sauna, fishery, (?:fishing|carp|trout) (?:lake|pool|pond), ice rink, cinema, theatre, ' +
    'maze, farm trail, observatory',
  gatherings:
    '(?:wedding |event |party )?venue, charity, choir, orchestra, society, association, kids club, club',
  beds: 'hotel, hostel, guest house, guesthouse, cottage, lodge, campsite, glamping site, holiday (?:home|let|apartment|rental|cabin), b&b, bed and breakfast',
  care: 'spa, salon, hair salon, barbershop, clinic, nursery, kindergarten',
};
const germanPlaces = {
  food: 'backerei, gasthaus, gasthof, wirtshaus, weinstube, biergarten, eisdiele, eiscafe, hofladen, weingut, brauerei',
  leisure: 'verein, chor, kletterhalle, boulderhalle, kartbahn, fitnessstudio',
  beds: 'ferienwohnung, ferienhaus, ferienapartment, pension',
  schools: 'tanzschule, musikschule, fahrschule, sprachschule, reitschule, hundeschule',
  others: 'praxis, werkstatt, friseursalon',
};
const spanishPlaces = {
  food: 'restaurante, cafeteria, panaderia, bodega, heladeria',
  shops:
    'tienda, ferreteria, merceria, papeleria, fruteria, pescaderia, queseria, jugueteria, perfumeria, drogueria, farmacia, libreria, floristeria, carniceria, pasteleria, zapateria, joyeria, optica',
  leisure: 'coro, asociacion, gimnasio, pista de karting, bolera, rocodromo',
  beds: 'casa rural',
  schools: 'academia, escuela, autoescuela',
  others: 'clinica, peluqueria, taller, centro de estetica, guarderia canina, residencia canina',
};
const frenchPlaces = {
  food: 'boulangerie, patisserie, creperie, glacier, salon de the, ferme auberge, cave',
  shops:
    'boutique, epicerie, mercerie, quincaillerie, fromagerie, chocolaterie, jardinerie, animalerie, poissonnerie, librairie, papeterie',
  leisure: 'chorale, salle de sport, piste de karting, karting, bowling',
  beds: "gite, chambre d['’]hotes",
  schools: 'ecole, auto-ecole, creche, micro-creche, halte-garderie',
  others: 'institut, cabinet, clinique, pension canine',
};

/** Where people go, folded and in the singular. */
export const venues = endsIn(
  [englishPlaces, germanPlaces, spanishPlaces, frenchPlaces].flatMap((places) => Object.values(places)),
);

/** Where people spend an hour or a night: what a second sentence lists is what there is for them. */
export const visited = endsIn([
  englishPlaces.leisure,
  englishPlaces.beds,
  germanPlaces.leisure,
  germanPlaces.beds,
  spanishPlaces.leisure,
  spanishPlaces.beds,
  frenchPlaces.leisure,
  frenchPlaces.beds,
]);
