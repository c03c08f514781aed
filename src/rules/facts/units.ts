/** Units of measure as they are printed, in lower case: repeated beside each figure, they say nothing about style. */
const units: ReadonlySet<string> = new Set(
  (
    'mm cm m km in inch inches ft foot feet yd g kg mg oz lb lbs pound st ml cl l liter litre litro ' +
    'gal qt pt w kw kwh v mah ah hz khz mhz ghz lm lux k gb tb mb dpi ppi rpm psi bar db h hr hour ' +
    'hours min minute minutes s sec second seconds day days week weeks month months year years x xl ' +
    'xxl eu uk us usd eur gbp euro pulgada pouce zoll stunde stunden tag tage monat jahr hora dia mes ' +
    'ano heure jour mois an'
  ).split(' '),
);

/** Whether a stem or folded word is a unit of measure. */
export function isUnit(folded: string): boolean {
  return units.has(folded);
}
