import type { Draft } from './draft.ts';

/** Further wordings of labels that the lexicon says in one or two ways, by language. */
const alsoSaid: Readonly<Record<string, readonly (readonly string[])[]>> = {
  en: [
    ['New videos', 'Uploads', 'New on the channel'],
    ['Certification', 'Credentials', 'Qualifications'],
    ['Series', 'Part of', 'From the series'],
    ['Price', 'What it costs', 'Cost'],
    ['Devices', 'Runs on', 'Works on'],
    ['Making time', 'When it’s ready', 'How long it takes'],
  ],
  de: [
    ['Neue Videos', 'Neue Folgen', 'Neu auf dem Kanal'],
    ['Reihe', 'Teil von', 'Aus der Reihe'],
    ['Preis', 'Was es kostet', 'Kosten'],
    ['Nachweise', 'Geprüft', 'Qualifikation'],
    ['Versand', 'So kommt es an', 'Lieferung'],
    ['Geräte', 'Läuft auf', 'Geeignete Geräte'],
    ['Fertigungszeit', 'Wann es fertig ist', 'Anfertigung'],
  ],
  es: [
    ['Vídeos nuevos', 'Publicación', 'Nuevo en el canal'],
    ['Serie', 'Parte de', 'De la serie'],
    ['Precio', 'Cuánto cuesta', 'Tarifa'],
    ['Acreditaciones', 'Certificados', 'Certificaciones'],
    ['Envío', 'Cómo llega', 'Entrega'],
    ['Dispositivos', 'Funciona en', 'Compatible con'],
    ['Plazo de elaboración', 'Elaboración', 'Tiempo de elaboración'],
  ],
  fr: [
    ['Nouvelles vidéos', 'Publication', 'Rythme de publication'],
    ['Série', 'Dans la série', 'De la série'],
    ['Prix', 'Combien ça coûte', 'Tarif'],
    ['Labels et agréments', 'Agréments', 'Qualifications'],
    ['Livraison', 'Comment ça arrive', 'Expédition'],
    ['Appareils', 'Fonctionne sur', 'Compatible avec'],
    ['Délai de fabrication', 'Fabrication', 'Temps de fabrication'],
  ],
};

const label = /^[^:.]{1,29}[^:.\s](?=\s?:\s)/u;

/**
 * A labelled line of the form ("New videos: every Friday") as each product of the form may tell it, one wording of its label
 * for each of the first few, so that none needs the product's name in brackets; empty where the label has no other wording.
 */
export function labelledByTurn(line: string, draft: Draft): readonly string[] {
  const head = label.exec(line)?.[0];
  const { written } = draft.language;
  if (head === undefined || written === 'other' || draft.twin > 0) return [];
  const said = alsoSaid[written]?.find((wordings) => wordings.includes(head));
  if (said === undefined) return [];
  return [head, ...said.filter((other) => other !== head)].map(
    (other) => `${other}${line.slice(head.length)}`,
  );
}
