const where = String.raw`(?:la )?(?:península|baleares|canarias|ceuta|melilla|españa|portugal|islas|europa|unión europea|ue|resto (?:del mundo|de europa)|internacional|international|mundo|france(?: métropolitaine)?|europe|union européenne|dom(?:-?tom)?|monde|corse|belgique|suisse|deutschland|österreich|schweiz|eu|weltweit|inseln|inland|ausland)`;
const often = String.raw`(?:días?(?: (?:laborables|hábiles))?|horas|h|semanas|jours?(?: ouvrés)?|heures|semaines|(?:werk)?tagen?|stunden|wochen)`;

/** "Península 3-5 días", "international 5 à 10 jours", "Baleares y Canarias consultar": how long a parcel takes where. */
const sentThere = new RegExp(
  String.raw`^(?:en |para |vers |pour |nach |in )?${where}(?:(?:,| y| et| und| &|\/) ?${where}){0,3}\s?[:–-]?\s?(?:(?:(?:en|sous|in|entre)\s)?\d{1,3}\s?(?:(?:-|–|à|a|bis|y)\s?\d{1,3}\s?)?${often}|(?:a )?consultar|bajo consulta|(?:nous )?consulter|sur demande|auf anfrage)$`,
  'iu',
);

/** "Preparamos tu pedido en 5-7 días laborables". */
const getsReady =
  /^(?:(?:preparamos|procesamos|enviamos|despachamos) (?:tu|su|el|los|cada|todos los) pedidos?|(?:nous )?(?:préparons|expédions|traitons) (?:votre|vos|les|chaque) commandes?|(?:wir )?(?:bearbeiten|verpacken|versenden) (?:deine|ihre|eure|jede|die|alle) bestellung(?:en)?)(?!\p{L})/iu;

/** Whether a clause of German, Spanish or French only says when a parcel arrives in a country or region. */
export function tellsWhenItArrives(text: string): boolean {
  return text.length < 90 && (sentThere.test(text.trim()) || getsReady.test(text));
}
