/**
 * Articles, prepositions, conjunctions and pronouns of Italian, Portuguese, Dutch, Polish, Swedish, Danish, Norwegian and of a few more, which
 * stand at no end of a searched phrase. Folded; closed classes, so that nothing is missing that grammar adds later.
 */
const lists = [
  'il lo la l i gli le un uno una di del dello della dei degli delle a al allo alla ai agli alle da ' +
    'dal dallo dalla dai dalle in nel nello nella nei nelle su sul sullo sulla sui sulle con per tra ' +
    'fra e ed o od ma che non piu molto anche come entro dentro fino circa oltre senza verso dopo ' +
    'prima sotto sopra contro',
  'o a os as um uma uns umas de do da dos das em no na nos nas ao aos pelo pela por para com sem sob e ou mas que nao mais muito ate entre',
  'de het een en of van voor met zonder in op aan uit bij tot naar om over onder tussen door te ten ter als dan dat die deze dit niet geen ook per',
  'i oraz a lub albo z ze w we na do od ode po pod nad przy przez dla o u bez za przed miedzy jako jak ale nie to ten ta te',
  'och eller men av i pa till for fran med utan om under over vid en ett den det de som inte er ej og af til fra uden ved et ikke som paa',
  // Romanian, Czech, Russian, Ukrainian
  'din cu pentru la pe de in si sau fara sub peste prin dintre care nu un unei unui',
  'pro ve ke pri nebo nad pod bez jednou dalsi',
  'vanzelf aantal hele heel elke alle jouw jullie altijd zelf',
  'и в во на с со для из по от до без под при или і та у з із від під або',
];

export const smallElsewhere: ReadonlySet<string> = new Set(lists.flatMap((list) => list.split(' ')));
