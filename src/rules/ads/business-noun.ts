import { industries } from '#contract/seo-content.ts';
import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { wordsOf } from '#rules/text/words.ts';
import { longPattern } from '#rules/text/long-pattern.ts';

/**
 * Words that name a business or who runs it, as people search a town for it: "dentist", "bike repair shop", "Dachdecker".
 * In English and German the last word tells, in Spanish and French the first. Goods ("pet accessories") are none.
 */
const nouns: Partial<Record<WrittenLanguage, RegExp>> = {
  en: longPattern('iu')`
    (?:^|\s)(?:dent|orthodont|physiotherap|therap|psycholog|podiatr|dermatolog|optometr|flor|styl|beautic
      |electric|optic|veterinar|physic|musici)(?:ist|ian)s?$|(?:^|\s)(?:chiropractors?|osteopaths?|vets?
      |doctors?|midwi(?:fe|ves)|clinics?|practices?|surger(?:y|ies)|pharmac(?:y|ies)|hospitals?|plumbers?
      |roofers?|builders?|contractors?|handyman|locksmiths?|landscapers?|gardeners?|carpenters?|joiners?
      |painters?|decorators?|plasterers?|tilers?|glaziers?|cleaners?|movers?|architects?|surveyors?
      |accountants?|bookkeepers?|lawyers?|(?<!of )attorneys?|solicitors?|notar(?:y|ies)
      |law (?:firms?|offices?)|photographers?|videographers?|baker(?:y|ies)|butchers?|caf[eé]s?
      |coffee (?:shops?|houses?)|restaurants?|pizzerias?|bistros?|brewer(?:y|ies)|venues?|clubs?|bars?|pubs?
      |caterers?|hotels?|guest ?houses?|b&bs?|(?:holiday|beach|lake|vacation) (?:cottages?|cabins?|lets?
        |rentals?)|campsites?|glamping(?: sites?)?|salons?|barbers?|barber ?shops?|hairdressers?|spas?|gyms?|studios?
      |schools?|academ(?:y|ies)|colleges?|nurser(?:y|ies)|daycares?|kindergartens?|preschools?|tutors?
      |agenc(?:y|ies)|compan(?:y|ies)|firms?|garages?|mechanics?|dealerships?|dealers?|shops?|stores?
      |boutiques?|showrooms?|jewell?ers?|tailors?|upholsterers?|manufacturers?|fabricators?|wholesalers?
      |distributors?|suppliers?|makers?|foundr(?:y|ies)|kennels?|catter(?:y|ies)|groomers?
      |dog (?:walkers?|trainers?)|personal trainers?|trainers?|instructors?|funeral directors?|translators?
      |estate agents?|realtors?|caf[eé]|doulas?|escape rooms?|(?:wedding|party|jazz|function|cover
        |live) bands?|djs?|florists?|nannies|storage|(?:tree|dental|oral|plastic|cosmetic
        |veterinary) surgeons?|arborists?|(?:trampoline|theme|water|adventure|caravan|holiday|skate
        |bike) parks?|soft play|(?:climbing|bowling|sports|leisure|garden|play|activity|riding|wellness
        |tuition|craft) cent(?:re|er)s?|climbing walls?|bowling alleys?|museums?|zoos?|aquariums?|cinemas?
      |theatres?|galler(?:y|ies)|distiller(?:y|ies)|winer(?:y|ies)|vineyards?|tea ?rooms?|takeaways?
      |childminders?|scaffolders?|(?:heating|gas|boiler) engineers?|chimney sweeps?|piano tuners?
      |(?:garden|interior|web|kitchen) designers?|dressmakers?|couriers?|care homes?|hostels?|physios?|psychotherapists?
      |hypnotherapists?|counsell?ors?|nutritionists?|dietitians?|acupuncturists?|cobblers?|tour operators?
      |(?:piano|guitar|singing|violin|music|drum) teachers?|tax advisers?|tax advisors?|marriage celebrants?
      |celebrants?|wedding planners?|chauffeurs?|blacksmiths?|farriers?|thatchers?|stonemasons?)$
  `,
  de: longPattern('iu')`
    (?:ärzt(?:e|in)|arzt|praxis|klinik|apotheke|optiker|akustiker|physiotherapeut|heilpraktiker|dachdecker
      |dachdeckerei|maler|malerbetrieb|elektriker|klempner|installateur|gärtner|gärtnerei|tischler
      |tischlerei|schreiner|schreinerei|zimmerei|zimmerer|metzger|metzgerei|fleischerei|bäcker|bäckerei
      |konditorei|berater|beratung|kanzlei|anwalt|anwälte|notar|notariat|makler|trainer|leger
      |schlüsseldienst|pflegedienst|umzugsunternehmen|reinigungsfirma|unternehmen|firma|betrieb|autohaus
      |hersteller|großhandel|gießerei|autowerkstatt|werkstatt|händler|laden|geschäft|fachgeschäft|salon
      |friseur|frisör|kosmetikstudio|studio|schule|akademie|agentur|architekt|architekturbüro|büro|fotograf
      |florist|restaurant|gasthaus|gasthof|café|pizzeria|hotel|pension|ferienwohnung|kita|kindergarten
      |buchhandlung|tierpension|hundeschule|ferienhof|bauernhof|reiterhof|campingplatz|weingut|brauerei
      |rösterei|druckerei|wäscherei|schneiderei|polsterei|glaserei|spedition|hebamme|yogalehrer|tanzlehrer
      |bestatter|bestattungsinstitut|käserei|mosterei|weinhandlung|goldschmiede|töpferei|sattlerei|kelterei
      |brennerei|imkerei|hofladen|anwalt für \p{L}+recht)$
  `,
  es: longPattern('iu')`
    ^(?:dentistas?|clínicas?|fisioterapeutas?|veterinari[oa]s?|farmacias?|ópticas?|academias?|escuelas?
      |autoescuelas?|colegios?|guarderías?|talleres|taller|tiendas?|panaderías?|pastelerías?|carnicerías?
      |floristerías?|restaurantes?|cafeterías?|pizzerías?|bar|hoteles|hotel|peluquerías?|barberías?
      |gimnasios?|estudios?|centros? de (?:estética|yoga|fisioterapia|formación)|abogad[oa]s?|despachos?
      |bufetes?|asesorías?|gestorías?|notarías?|agencias?|inmobiliarias?|fontaner[oa]s?|electricistas?
      |cerrajer[oa]s?|pintor(?:es)?|carpinter[oa]s?|albañil(?:es)?|jardiner[oa]s?|fotógraf[oa]s?
      |casas? rural(?:es)?|hostal(?:es)?|apartamentos turísticos|campings?|bodegas?|marisquerías?
      |fabricantes? de|mayoristas? de|distribuidor(?:es|a)? de|empresas? de|concesionarios?|librerías?
      |joyerías?|zapaterías?|mercerías?|ferreterías?|papelerías?|fruterías?|pescaderías?|queserías?
      |heladerías?|relojerías?|psicólog[oa]s?|nutricionistas?|podólog[oa]s?|logopedas?|osteópatas?|quiropráctic[oa]s?
      |entrenador(?:a|es)?|tapicer[oa]s?|relojer[oa]s?|modistas?|jugueterías?|perfumerías?|herboristerías?|vinotecas?|granjas?)(?!\p{L})
  `,
  fr: longPattern('iu')`
    ^(?:dentistes?|cabinets?|cliniques?|kinésithérapeutes?|ostéopathes?|vétérinaires?|pharmacies?|opticiens?
      |écoles?|auto-écoles?|crèches?|garages?|magasins?|boutiques?|librairies?|bijouteries?|boulangeries?
      |pâtisseries?|boucheries?|traiteurs?|fleuristes?|restaurants?|brasseries?|cafés?|pizzerias?|hôtels?
      |salons?|coiffeurs?|barbiers?|instituts?|studios?|avocats?|notaires?|agences?|plombiers?|électriciens?
      |couvreurs?|peintres?|menuisiers?|serruriers?|maçons?|jardiniers?|paysagistes?|photographes?
      |architectes?|gîtes?|chambres? d['’]hôtes|campings?|fabricants? de|grossistes?|fournisseurs? de
      |entreprises? de|concessionnaires?|ateliers? de réparation|merceries?|épiceries?|quincailleries?
      |sophrologues?|psychologues?|diététicien(?:ne)?s?|hypnothérapeutes?|naturopathes?|podologues?
      |orthophonistes?|sages?-femmes?|tapissiers?|horlogers?|ramoneurs?|ébénistes?|fromageries?|caves? à vins?|chocolateries?|jardineries?|animaleries?|papeteries?|poissonneries?
      |fermes?)(?!\p{L})
  `,
};

/** What is done, as people search a town for it: "landscaping", "auto repair", "mudanzas". Wide fields are none. */
const deeds: Partial<Record<WrittenLanguage, RegExp>> = {
  en: longPattern('iu')`
    ^(?:landscaping|roofing|plumbing|catering|gardening|decorating|plastering|paving|fencing|flooring
      |scaffolding|guttering|bookkeeping|upholstery|tattooing|dry cleaning|moving|towing|valeting|detailing
      |glazing)$|^(?!(?:life|gift|home|real|pet|baby|hand|fine|kids|general|online|digital|higher|further
        |special|private|men|women|outdoor)\b)\p{L}[\p{L}\d'&-]*(?: \p{L}[\p{L}-]*)? (?:repairs?|removals?
      |grooming|cleaning|detailing|training|walking|sitting|boarding|machining|welding|washing|trimming
      |tuning|tinting|framing|printing|catering|landscaping|roofing|plumbing|flooring|coaching|tutoring|hire
      |rentals?|storage|installation|maintenance|pumping|fitting|polishing|sharpening|alterations
      |restoration|remodell?ing|removal|testing|inspections?|control)$
  `,
  de: longPattern('iu')`
    (?:vermietung|verleih|reparatur(?:en)?|reinigung|reifenservice|gartenbau|landschaftsbau|gartenpflege
      |entrümpelung(?:en)?|umzüge|catering|partyservice|physiotherapie|ergotherapie|logopädie|osteopathie
      |podologie|fußpflege|steuerberatung|nachhilfe|badsanierung|hausverwaltung|bestattung(?:en)?
      |(?:fenster|heizungs|metall|holz|trocken|gerüst|tief|hoch|treppen|zaun|messe|laden|innenaus|brunnen
        |ofen|straßen)bau|bodenbeläge|malerarbeiten|gebäudereinigung|gesangsunterricht|klavierunterricht)$
  `,
  es: /^(?:mudanzas|reformas|limpiezas|pinturas|construcciones|excavaciones|climatización|electricidad|cerrajería|fontanería|jardinería|tapicería|guardamuebles|lavandería|tintorería|imprenta|catering|fisioterapia|podología|(?:alquiler|reparación|limpieza|lavado|instalación|mantenimiento) de \p{L}+)$/iu,
  fr: longPattern('iu')`
    ^(?:plomberie|serrurerie|menuiserie|déménagements?|toitures?|couverture|maçonnerie|carrelage|charpente
      |électricité|chauffage|isolation|terrassement|peinture|imprimerie|pressing|paysagisme|ostéopathie
      |kinésithérapie|toilettage(?: canin)?|(?:réparation|location|nettoyage|entretien|lavage|ramonage
        |dépannage) (?:de |d['’])\p{L}+)$
  `,
};

const picked = new Set(industries.map((industry) => industry.toLowerCase()));
const mostWords = 4;

/** "Steuerberaterin", "Fachanwältin": the trade of a woman is searched by the name of the trade. */
export function germanTradeOf(name: string): string {
  const field = name.replace(/^(\p{L}{0,6})anwältin(?= für \p{L}+recht$)/iu, '$1anwalt');
  if (field !== name) return field;
  return /\p{L}{4}(?:er|ograf|ist|nom|pod|log|path|gog|tekt|eut|arzt|ärzt|anwält|or|ent)in$/u.test(name)
    ? name
        .replace(/ärztin$/u, 'arzt')
        .replace(/anwältin$/u, 'anwalt')
        .replace(/(?<!arzt|anwalt)in$/u, '')
    : name;
}

/** The trade of an industry field as a town is searched for it; `null` where the field names none, or several. */
export function businessNounOf(industry: string, language: WrittenLanguage): string | null {
  const name = industry.trim().replace(/[.!]+$/u, '');
  if (picked.has(name.toLowerCase()) || /[^\p{L}\p{M}\p{N}\s'’&-]/u.test(name)) return null;
  if (/\s(?:and|&|und|y|et)\s/iu.test(name) || /\bonline\b/iu.test(name)) return null;
  const words = wordsOf(name).length;
  if (words === 0 || words > mostWords) return null;
  const trade = language === 'de' ? germanTradeOf(name) : name;
  return nouns[language]?.test(trade) === true || deeds[language]?.test(name) === true ? name : null;
}
