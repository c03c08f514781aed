/** German verbs whose "we" is the form that people type: "Heizungen warten". */
export const germanVerbs =
  'reparieren restaurieren sanieren renovieren reinigen montieren installieren warten streichen ' +
  'polstern beschriften übersetzen entsorgen erneuern verlegen tauschen austauschen wechseln behandeln ' +
  'pflegen schneiden färben fällen mähen verputzen dämmen transportieren lagern digitalisieren prüfen ' +
  'waschen bügeln stimmen schleifen lackieren folieren bedrucken besticken gravieren fotografieren ' +
  'filmen bewerten ändern kürzen beziehen versiegeln entrümpeln tapezieren pflastern schweißen verwalten pflanzen räumen legen vermitteln stricken häkeln flechten beschneiden zerlegen verpacken kalibrieren fräsen ' +
  'lasern ersetzen entwickeln programmieren tätowieren';

/** A German deed as the second half of a noun: "Waschmaschinen-Reparatur" heads an ad, "Waschmaschinen reparieren" is typed. */
export const germanDeedNouns: Readonly<Record<string, string>> = {
  reparieren: 'Reparatur',
  restaurieren: 'Restaurierung',
  sanieren: 'Sanierung',
  renovieren: 'Renovierung',
  reinigen: 'Reinigung',
  montieren: 'Montage',
  installieren: 'Installation',
  warten: 'Wartung',
  polstern: 'Polsterung',
  beschriften: 'Beschriftung',
  übersetzen: 'Übersetzung',
  entsorgen: 'Entsorgung',
  mieten: 'Vermietung',
  leihen: 'Verleih',
  erneuern: 'Erneuerung',
  verlegen: 'Verlegung',
  wechseln: 'Wechsel',
  austauschen: 'Austausch',
  behandeln: 'Behandlung',
  pflegen: 'Pflege',
  lackieren: 'Lackierung',
  prüfen: 'Prüfung',
  transportieren: 'Transport',
  entrümpeln: 'Entrümpelung',
  fällen: 'Fällung',
  einbauen: 'Einbau',
  abdichten: 'Abdichtung',
};
