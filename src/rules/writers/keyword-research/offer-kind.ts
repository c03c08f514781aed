import type { Platform } from '#rules/platforms/platform.ts';
import { foldWord } from '#rules/text/words.ts';

/**
 * How a thing is searched: goods are bought, services are booked, people are hired, software is compared, places are
 * visited, homes are looked for in a place, topics are learnt.
 */
export const offerKinds = ['product', 'service', 'person', 'software', 'venue', 'property', 'topic'] as const;
export type OfferKind = (typeof offerKinds)[number];

const software =
  /\b(?:software|app|apps|saas|platform|plugin|extension|api|tool|tracker|crm|erp|logiciel|application|aplicacion|programa)$/u;
const persons =
  /(?:^|\s)(?:plumber|electrician|dentist|lawyer|attorney|solicitor|photographer|accountant|architect|builder|painter|carpenter|roofer|mechanic|coach|tutor|therapist|physiotherapist|chiropractor|gardener|landscaper|florist|hairdresser|barber|caterer|realtor|estate agent|real estate agent|notary|optician|veterinarian|vet|nutritionist|personal trainer|wedding planner|interior designer|web designer|locksmith|translator|consultant|contractor|cleaner|zahnarzt|anwalt|rechtsanwalt|steuerberater|elektriker|klempner|installateur|maler|tischler|schreiner|dachdecker|fotograf|architekt|makler|immobilienmakler|friseur|physiotherapeut|heilpraktiker|gartner|dentista|abogado|fontanero|electricista|fotografo|arquitecto|carpintero|cerrajero|pintor|fisioterapeuta|asesor fiscal|dentiste|avocat|plombier|electricien|photographe|architecte|menuisier|serrurier|peintre|comptable|coiffeur|kinesitherapeute|notaire)s?$/u;
const venues =
  /(?:^|\s)(?:restaurant|cafe|coffee shop|bakery|bar|pub|bistro|pizzeria|hotel|hostel|guest house|spa|gym|salon|hair salon|barbershop|clinic|nursery|kindergarten|museum|gallery|shop|store|garage|restaurante|cafeteria|panaderia|clinica|gimnasio|peluqueria|tienda|taller|boulangerie|patisserie|boutique|institut|cabinet|salle de sport|backerei|gasthaus|praxis|fitnessstudio|werkstatt|friseursalon)s?$/u;
const services =
  /(?:\b(?:development|engineering|testing|repair|repairs|installation|servicing|cleaning|consulting|consultation|coaching|course|courses|lesson|lessons|class|classes|agency|services?|grooming|design|photography|massage|therapy|removal|removals|maintenance|rental|hire|tutoring|training|planning|accounting|bookkeeping|insurance|law|treatment|treatments|facial|facials|check-?ups?|inspection|catering|delivery|landscaping|roofing|plumbing|tuning|detailing|valuation|conveyancing|management|marketing|seo|translation|hosting|financing|mortgage|mortgages|surgery|implants?|whitening|exam|exams|workshops?|tours?|walking|sitting|boarding|waxing|tattoos?|manicure|pedicure|haircuts?|colou?ring|renovations?|extensions?|conversions?|painting|decorating|wiring|moving|storage|printing|recruitment|audits?|tax returns?)\b|(?:reparatur|beratung|reinigung|wartung|installation|pflege|behandlung|kurs|kurse|unterricht|service|vermietung|planung|sanierung|renovierung|massage|therapie|vermittlung|heilkunde|entsorgung|montage|ubersetzung|umzug|schulung|nachhilfe|prufung|inspektion|gutachten)\b|\b(?:reparacion(?:es)?|limpieza|instalacion(?:es)?|consultoria|asesoria|curso|cursos|clases?|mantenimiento|alquiler|tratamientos?|masajes?|terapia|servicios?|reformas?|diseno|traduccion(?:es)?|mudanzas?|catering|revision(?:es)?|implantes?|blanqueamiento|ortodoncia)\b|\b(?:reparations?|nettoyage|installations?|conseils?|cours|formations?|entretien|location|soins?|massages?|therapie|services?|renovations?|depannage|traduction|demenagement|traiteur|revision|pose|ravalement|implants?|blanchiment)\b)/u;
const property =
  /\b(?:(?:for|to) (?:sale|rent|let)|en venta|en alquiler|a vendre|a louer|zu verkaufen|zu vermieten|(?:miet|eigentums)wohnung(?:en)?|(?:new )?homes?|houses?|apartments?|condos?|flats?|pisos?|apartamentos?|appartements?|maisons?|immobilien|hauser)\b/u;
/** Twelve industries whose offers are services unless a word says otherwise. */
const serviceIndustries =
  /^(?:healthcare|professional services|real estate|education|construction|automotive|beauty & wellness)$/iu;
const goods =
  /(?:\b(?:parts?|tyres?|tires?|oils?|batter(?:y|ies)|mats?|covers?|books?|kits?|supplies|tools?|creams?|serums?|soaps?|candles?|shampoos?|furniture|cars?|vehicles?|trucks?|vans?|voitures?|coches?|cremes?|crema|cremas|savons?|jabon(?:es)?|aceites?|huiles?|livres?|libros?)|wagen|seife|seifen|reifen|creme|cremes|ol)$/u;

/** Tells the kind by the words of the offer, then by what the platform sells, then by the industry. */
export function kindOfOffer(name: string, industry: string, subject: Platform['subject']): OfferKind {
  if (subject === 'video') return 'topic';
  if (subject === 'app') return 'software';
  if (subject === 'product') return 'product';
  const folded = foldWord(name);
  if (software.test(folded)) return 'software';
  if (persons.test(folded)) return 'person';
  if (venues.test(folded)) return 'venue';
  if (property.test(folded)) return 'property';
  if (services.test(folded)) return 'service';
  if (goods.test(folded)) return 'product';
  return serviceIndustries.test(industry.trim()) ? 'service' : 'product';
}

/** The trade that a business's name says: "Bella's Bakery" is a bakery. Null when it says none. */
export function tradeIn(businessName: string): string | null {
  const words = businessName.split(/\s+/u);
  for (let from = 0; from < words.length; from += 1)
    for (let to = words.length; to > from; to -= 1) {
      const run = words.slice(from, to).join(' ');
      const folded = foldWord(run);
      const known = [venues, persons].some((pattern) => {
        const found = pattern.exec(folded)?.[0].trim();
        return found === folded;
      });
      if (known) return run;
    }
  return null;
}
