import type { BusinessType } from '#contract/google-ads-form.ts';

/** What a form's unspecific type can be read as. */
export type NamedTrade = Exclude<BusinessType, 'service' | 'other'>;

/**
 * Words that name a trade, folded: English, German, Spanish, French and what they share with their neighbours. A star
 * stands for any ending, a star in front for what a compound begins with ("kfz*", "*zahnarzt"). Only words that alone
 * tell the trade: "repair" or "training" would fit any.
 */
export const tradeWords: Readonly<Record<NamedTrade | 'service', string>> = {
  // Trades of their own that no type of the form names: they keep others' words from deciding.
  service:
    'photograph* fotograf* photo photos video* film* drone drones wedding weddings *hochzeit* hochzeiten boda bodas ' +
    'mariage mariages event events dog dogs cat cats pet pets hund* katze* perro* gato* mascota* chien* chats ' +
    'piano pianos klavier* walking sitting boarding catering caterer* partyservice traiteur dj djs band musician* doula* escape travel tour tours ' +
    'taxi taxis vtc chauffeur* cruise* cabin cabins hotel* ferienwohnung* gite gites glamping hospitality turismo tourisme tourismus gastgewerbe beherbergung printing storage',
  restaurant:
    'restaurant* pizzeria* pizza* bistro* brasserie* trattoria* taproom brewpub pub pubs gastropub diner eatery ' +
    'steakhouse sushi ramen tapas brunch cafe cafes coffeehouse cafeteria* gasthaus gasthof wirtshaus imbiss ' +
    'speiselokal biergarten doner kebab* takeaway takeout taqueria tacos creperie churreria cerveceria bodegon ' +
    'marisqueria asador gastronom* vinothek weinbar',
  retail:
    'retail meal meals shop shops store stores boutique boutiques outlet ecommerce e-commerce webshop onlineshop *versand *laden ' +
    'ladengeschaft fachgeschaft *handel tienda* zapateria ferreteria libreria jugueteria papeleria joyeria floristeria ' +
    'magasin* librairie bijouterie fleuriste quincaillerie epicerie bakery bakeries bakehouse patisserie* ' +
    'boulangerie* chocolaterie panaderia pasteleria reposteria *backerei *konditorei *metzgerei *fleischerei butcher ' +
    'butchers deli delicatessen grocer* florist florists bookshop bookstore jeweller* jeweler* *juwelier *buchhandlung ' +
    'yarn yarns *wolle laine lana merino sneakers *mobelhaus muebles meubles wine* liquor',
  healthcare:
    'healthcare physio physios physiotherap* *physiotherapie *krankengymnastik osteopath* chiropract* podiatr* dental dentist* ' +
    'dentistry orthodont* endodont* *zahnarzt* *zahnmedizin* *zahnheilkunde odontolog* dentaire* dentaria* ' +
    'ortodoncia implantolog* clinic clinics clinica* clinique* medical medicine doctor doctors physician* *arzt ' +
    '*arztin *arzte *arztpraxis hausarzt* heilpraktiker* hospital hospitals krankenhaus klinik* optician* optometr* *optiker ' +
    'audiolog* hearing horgerate psycholog* psychotherap* psychiatr* counselling counseling therapist* ' +
    'fisioterap* fisioterapeuta* podolog* kinesitherap* kine osteopat* dermatolog* cardiolog* pediatr* paediatr* ' +
    'gynecolog* gynaecolog* ginecolog* veterinar* vet vets tierarzt* *tierklinik acupunctur* acupuntura ' +
    'akupunktur rehab rehabilitation pharmacy apotheke farmacia pharmacie midwife hebamme',
  automotive:
    'garage garages mechanic mechanics auto autos automotive car cars tyre tyres tire tires *reifen *reifenservice ' +
    'kfz* autowerkstatt *autohaus autolackiererei karosserie* dellen* fahrzeug* vehicle vehicles motorcycle* motorrad* ' +
    'bodyshop windscreen windshield brake brakes exhaust mot alternator transmission dealership taller coche coches ' +
    'automovil* vehiculo* neumatico* chapa voiture* carrosserie* pneu pneus vidange automobile* garagiste detailing',
  home_services:
    'construction plumb* electrician* roof roofs roofing roofer* gutter gutters hvac heating boiler boilers drain drains drainage ' +
    'landscap* lawn gardening gardener* sprinkler* irrigation pest locksmith* carpet carpets cleaners *reinigung ' +
    'handyman decorator* decorating plaster* carpenter* carpentry joiner* joinery builder* *bau renovation* ' +
    'remodel* kitchen* bathroom* flooring tiling tiler paving driveway* fencing glazing windows solar chimney* ' +
    'moving movers removals *umzug* umzuge entrumpelung* haushaltsauflosung* elektriker* elektro* *elektroinstallation ' +
    '*installateur* sanitar* heizung* klempner* *dachdecker* dachdeckerei maler* malerbetrieb tischler* *schreiner* ' +
    'schreinerei fliesenleger* gartenbau* landschaftsbau* garten* zimmerei schlusseldienst* rollladen* fenster ' +
    'photovoltaik warmepumpe* badsanierung* fontaner* electricista* cerrajer* albanil* reforma* mudanza* pintor* ' +
    'carpinter* jardiner* tejado* calefaccion calderas climatizacion persianas plombier* plomberie electricien* ' +
    'serrurier* serrurerie menuisier* menuiserie couvreur* toiture* chauffag* chaudiere* jardinier* paysagiste* ' +
    'macon* maconnerie peintre* ravalement demenag* ramonage isolation carrelage* xeriscap* sod tree trees mowing',
  professional_services:
    'professional account* bookkeep* tax taxes payroll audit audits cpa consult* marketing seo advertising branding agency ' +
    'recruit* staffing translation translator* translations webdesign insurance broker* mortgage* financial ' +
    'steuerberat* *buchhaltung lohnbuchhaltung buchfuhrung unternehmensberat* *agentur werbeagentur personalberatung ' +
    'ubersetz* versicherung* *makleragentur asesor* gestoria* contab* consultor* agencia traduccion* ' +
    'seguros comptab* expert-comptable conseil agence traduct* assurance* courtier* copywriting ' +
    'it-support cybersecurity saas software crm hosting notary',
  fitness:
    'gym gyms fitness crossfit yoga pilates bootcamp workout workouts zumba spinning boxing kickboxing martial karate ' +
    'judo jiu-jitsu taekwondo fitnessstudio* fitnesstraining personaltraining *kampfsport *tanzschule gimnasio* ' +
    'entrenador* entrenamiento* musculation kampfkunst escalade climbing schwimmschule',
  beauty:
    'salon salons hair haircut* hairdress* barber* *barbershop nail nails manicure* pedicure* lash lashes brow brows ' +
    'facial facials waxing makeup spa spas aesthetics botox cosmetolog* *friseur* friseursalon frisor* kosmetik* ' +
    'nagelstudio* *maniküre fusspflege haarverlangerung* peluquer* barberia* estetica* unas depilacion manicura ' +
    'pestanas coiffeur* coiffure* barbier* esthetic* onglerie ongles epilation microblading beauty tattoo* ' +
    'permanent-make-up schonheit* belleza beaute',
  education:
    'education school schools tutor* lessons lesson course courses classes academy college nursery kindergarten preschool ' +
    'montessori driving-school nachhilfe* sprachschule* musikschule* fahrschule* *unterricht *kurs *kurse akademie ' +
    'volkshochschule academia* escuela* colegio* autoescuela clases cursos curso ecole* cours auto-ecole soutien ' +
    'formation formations creche guarderia tuition',
  real_estate:
    'realtor* realty real-estate estate-agent* property properties lettings letting apartments apartment condo ' +
    'condos rentals immobilien* *hausverwaltung *immobilienmakler inmobiliari* pisos vivienda* alquileres ' +
    'immobilier* immobiliere* appartements conveyancing-agent',
  legal:
    'law lawyer* attorney* solicitor* barrister* legal litigation probate conveyanc* *anwalt *anwaltin *anwalte ' +
    'anwaltskanzlei* kanzlei* rechtsanwalt* *recht fachanwalt* notariat notar abogad* bufete* procurador* ' +
    'notaria avocat* notaire* juridique* juridic* huissier* divorce immigration',
};
