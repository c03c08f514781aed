import { labelledRows } from '#rules/text/labelled-rows.ts';
import { foldWord } from '#rules/text/words.ts';

/** `field, field: doer`: a field of work as forms name it, and who does it as a town is searched for them. English. */
const table = `
veterinary, veterinary care, veterinary services, veterinary medicine, animal health: vet
dental, dentistry, dental care, dental services: dentist
orthodontics: orthodontist
physiotherapy, physical therapy: physiotherapist
osteopathy: osteopath
chiropractic, chiropractic care: chiropractor
podiatry, chiropody: podiatrist
optometry, eye care, optics: optician
tree surgery, tree care, arboriculture, tree services: tree surgeon
hairdressing: hairdresser
barbering: barber
floristry: florist
photography, wedding photography: photographer
videography: videographer
carpentry: carpenter
joinery: joiner
architecture: architect
accountancy, accounting: accountant
surveying: surveyor
interior design: interior designer
garden design: garden designer
web design: web designer
childminding: childminder
tutoring: tutor
dressmaking: dressmaker
tailoring: tailor
upholstery: upholsterer
piano tuning: piano tuner
chimney sweeping: chimney sweep
pest control: pest control
home care, domiciliary care: home care
`;

const doers: ReadonlyMap<string, string> = new Map(
  labelledRows(table).flatMap(([fields, doer]) =>
    fields.split(', ').map((field): [string, string] => [field, doer]),
  ),
);

/** Who works in an English field, "vet" of "Veterinary": people search a town for them, not for the field; null for any other. */
export function doerOfField(industry: string): string | null {
  return doers.get(foldWord(industry.trim())) ?? null;
}
