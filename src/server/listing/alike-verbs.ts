import { isOfBrief, setOf } from './brief-words.ts';

/** Verbs for one doing, of which the brief may use another. */
const alike: readonly ReadonlySet<string>[] = [
  setOf(
    'repair repairs repaired mend fix restore service repairing mending reparieren repariere reparatur fahrradwerkstatt radwerkstatt autowerkstatt richten réparons réparation',
  ),
  setOf(
    'replace replaces replaced change changed renew renewed renewing replacing swap swapped ersetze ersetzen ersetzt erneuert gewechselt getauscht ausgetauscht cambiado cambiada sustituido sustituida renovado renovada remplacé remplacée changé changée renouvelé renouvelée',
  ),
  // "Alle Kassen" says with whom is settled.
  setOf('rechnen rechne abrechnen kasse kassen krankenkasse krankenkassen'),
  setOf('turn turns switch switches come comes go goes'),
  setOf('rotate rotates rotated rotating swivel swivels turn turns'),
  setOf('grip grips clamp clamps hold holds'),
  setOf('leak leaks leaking drip drips dripping'),
  setOf('fotografieren fotografierst fotografiere fotografiert kamera foto fotos'),
  setOf('split splits divide divides separate separates apart'),
  setOf('hallmarked hallmark stamp stamped'),
  setOf('binnen innerhalb'),
  setOf(
    'account sign signup register registration konto anlegen anmelden anmeldung registrieren cuenta crear registrarse registro compte créer inscription inscrire',
  ),
  setOf('collect fetch pick abholen hole holen'),
  setOf(
    'build craft create sew knit weave handcraft produce pour turn throw made make making nähe nähen baue bauen fertigen fertige gefertigt genäht gemacht fabriquons fabriqué créons cousons',
  ),
  setOf(
    'send sent ship shipped post posted dispatched deliver verschicke verschicken versende versenden versand versendet versandt verschickt geschickt liefern lieferung part partent envía envían enviado enviada envío expédié expédiée envoyé envoyée envoi',
  ),
];

/** Whether the brief has another verb for the same doing. */
export const isSaidOtherwise = (verb: string, brief: string): boolean =>
  alike.some((verbs) => verbs.has(verb) && [...verbs].some((one) => isOfBrief(one, brief)));
