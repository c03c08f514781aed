import { longPattern } from '#rules/text/long-pattern.ts';
import { tradeNounOf } from '#rules/offers/of-animals.ts';
import type { AdsBrief } from './brief.ts';

type Named = Pick<AdsBrief, 'industry' | 'businessName'>;
const saidOf = ({ industry, businessName }: Named): string => `${industry} ${businessName}`;

const notaries = /(?<!\p{L})(?:notar(?:y|ies|iat\p{L}*|i[oa]s?|ías?)?|notaires?|notarial\p{L}*)(?!\p{L})/iu;
const otherJurists =
  /(?<!\p{L})(?:huissiers?|commissaires? de justice|procurador\p{L}*|gestorías?|immigration (?:advis[eo]rs?|consultants?)|mediat(?:ors?|ion)|paralegals?|legal document preparers?)(?!\p{L})/iu;
const lawyers =
  /(?<!\p{L})(?:lawyers?|law (?:firm|office)s?|attorneys?|solicitors?|\p{L}*anw[aä]lt\p{L}*|kanzlei|abogad\p{L}+|bufete|avocat\p{L}*)(?!\p{L})/iu;

/** Whether a notary is advertised, who must never be called a lawyer. */
export function isNotary(brief: Named): boolean {
  return notaries.test(saidOf(brief)) && !lawyers.test(saidOf(brief));
}

/** Whether a business of the law is run by somebody else who may not be called a lawyer. */
export function isOtherJurist(brief: Named): boolean {
  return otherJurists.test(saidOf(brief)) && !lawyers.test(saidOf(brief)) && !isNotary(brief);
}

const solicitors =
  /\b(?:solicitors?|barristers?|uk|united kingdom|england|scotland|wales|ireland|australia|new zealand)\b/iu;

/** Whether people search for a solicitor there, and not for an attorney. */
export function hasSolicitors(brief: Named & Pick<AdsBrief, 'location'>): boolean {
  return solicitors.test(`${saidOf(brief)} ${brief.location}`);
}

/** Nobody eats at a bakery's table, asks for its menu or where it is to eat. */
const overTheCounter =
  /\b(?:baker(?:y|ies)|patisseries?|butchers?|cater(?:ers?|ing)|boulangeries?|boucheries?|traiteurs?)\b|pâtisserie|bäckerei|konditorei|metzgerei|panadería|pastelería|carnicería/iu;

export function sellsOverTheCounter(brief: Named): boolean {
  return overTheCounter.test(saidOf(brief));
}

const lodging = longPattern('iu')`
  (?<!\p{L})(?:hotels?|hôtels?|hoteles|motels?|hostels?|guest ?houses?|b&bs?|bed (?:and|&) breakfasts?|inns?
    |(?:beach|lake|country|seaside|log|ski|mountain) (?:cottages?|cabins?|houses?|chalets?)
    |vacation rentals?|holiday (?:lets?|cottages?|homes?|rentals?)|glamping
    |camp(?:site|ground|ingplatz|ing)s?|\p{L}*ferienwohnung\p{L}*|\p{L}*ferienhaus\p{L}*|ferienhof|gasthof
    |pension(?:en)?|pensión|hostal(?:es)?|casas? rural(?:es)?|alojamientos?|gîtes?|hébergements?
    |chambres? d['’]hôtes?)(?!\p{L})
`;
/** Whoever boards cats or supplies hotels lets no rooms. */
const noLodging =
  /(?<!\p{L})(?:cat|dog|pet|katzen|hunde|tier|suppl(?:y|ies|ier|iers)|software|furniture|linen|consult\p{L}*|marketing)(?!\p{L})/iu;

/** Trades whose name leaves open whether guests sleep there: then the services and the name tell it. */
const openTrade =
  /^other$|turis|touris|\breise|gastgewerbe|beherberg|ferien|hospitality|hostelería|hôtellerie|\btravel|vacaci?on|saisonni|holiday|urlaub|alojamiento|hébergement/iu;
/** What is booked for a night. */
const rooms = longPattern('iu')`
  (?<!\p{L})(?:self[- ]catering|(?:\p{L}+ )?(?:cottages?|cabins?|lodges?|chalets?|treehouses?|yurts?
      |shepherd['’]?s huts?|bungalows?)|(?:guest|double|twin|family|en-?suite) ?rooms?|suites?
    |habitaci[oó]n(?:es)?|apartamentos?|casa completa|cabañas?|\p{L}*(?:doppel|einzel|familien
      |gäste)zimmer\p{L}*|zimmer mit frühstück|\p{L}*hütte(?:n(?:urlaub)?)?
    |\p{L}*(?:ferien|gäste)(?:wohnung|haus|apartment)\p{L}*|chambres?|séjours?|yourtes?|roulottes?|cabanes?
    |appartements? (?:de vacances|meublés?)|übernachtung\p{L}*|overnight stays?|stays
    |week-?ends?(?: en famille)?|wochenendurlaub|fin de semana|escapadas?)(?!\p{L})
`;
/** What is done for such a house, or built. */
const doneForHouses =
  /(?:clean\p{L}*|limpieza|reinigung|nettoyage|build\p{L}*|sales?|for sale|venta|vente|verkauf|renovat\p{L}*|repair\p{L}*|management|gestión|gestion|verwaltung|insurance|design|décoration|reforma)/iu;

/** Whether guests stay there for a night: rooms are booked for dates, nobody asks for a quote from a firm. */
export function isLodging({
  industry,
  businessName,
  services,
}: Pick<AdsBrief, 'industry' | 'businessName' | 'services'>): boolean {
  if (noLodging.test(industry)) return false;
  if (lodging.test(industry)) return true;
  if (!openTrade.test(industry.trim())) return false;
  const slept = services.filter(
    ({ name }) => (rooms.test(name) || lodging.test(name)) && !doneForHouses.test(name),
  );
  const isNamed = lodging.test(businessName) && !noLodging.test(businessName);
  return slept.length > 0 && (isNamed || slept.length * 2 >= services.length);
}

const charity =
  /(?<!\p{L})(?:charit(?:y|ies)|non-?profits?|not[- ]for[- ]profit|ngos?|(?:dog|cat|animal|horse|wildlife) (?:rescue|shelter|sanctuary)|gemeinnützig\p{L}*|hilfsorganisation|tierheim|tierschutz\p{L}*|förderverein|ong|sin ánimo de lucro|protectora|fundación|association caritative|refuge)(?!\p{L})/iu;

/** Whether help is asked for and given there: nobody asks a firm what it costs. */
export function isCharity({ industry }: Pick<AdsBrief, 'industry'>): boolean {
  return charity.test(industry);
}

const program =
  /(?<!\p{L})(?:\p{L}*software|saas|apps?|crm|erp|plugins?|logiciels?|programas? de|plattform)(?!\p{L})/iu;
const madeToOrder =
  /(?<!\p{L})(?:develop\p{L}*|agency|agencia|agence|agentur|entwickl\p{L}*|desarroll\p{L}*|consult\p{L}*|custom|house|repair|services)(?!\p{L})/iu;

/** Whether a program is sold, not made to order: its functions are searched with "software" behind them. */
export function sellsProgram({ industry }: Pick<AdsBrief, 'industry'>): boolean {
  return program.test(industry) && !madeToOrder.test(industry);
}

/** "HR software": the kind of program as it is searched; `null` where the industry names none, or others beside it. */
export function programOf(brief: Pick<AdsBrief, 'industry'>): string | null {
  const name = brief.industry.trim();
  const isKind =
    /^[\p{L}\p{N}'’&-]+(?: [\p{L}\p{N}'’&-]+){0,2} (?:software|app|crm|erp|plugin)$|^\p{L}+-?(?:software|app)$|^(?:software|programa|logiciel) (?:de |para |d['’])\p{L}+(?: \p{L}+)?$/iu;
  return sellsProgram(brief) && isKind.test(name) && !/^(?:saas|mobile|web|the) /iu.test(name) ? name : null;
}

/** Who does the work of an industry, as a town is searched for them; null where the form names no trade. */
export function tradeOf({ industry, language }: Pick<AdsBrief, 'industry' | 'language'>): string | null {
  return tradeNounOf(industry, language.written);
}
