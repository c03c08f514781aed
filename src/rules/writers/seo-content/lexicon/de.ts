import { inGermanPlace } from '#rules/text/german-place.ts';
import { upperFirst } from '#rules/writers/seo-content/english-words.ts';
import { inTurn } from './in-turn.ts';
import { type Lexicon, listFormat } from './lexicon.ts';

const join = listFormat('de');

/** "Verzinkter Stahl", "massives Eichenholz", "feine Wolle" behind "aus": the adjective takes its ending. */
function dative(material: string): string {
  const [, stem = '', ending = ''] = /^(\p{L}\p{Ll}{2,})(e[rs]?)(?= \p{Lu})/u.exec(material) ?? [];
  if (stem === '') return material;
  const rest = material.slice(stem.length + ending.length);
  return `${stem.charAt(0).toLowerCase()}${stem.slice(1)}${ending === 'e' ? 'er' : 'em'}${rest}`;
}

/** German. Slots stand after a colon or a preposition that needs no ending. */
export const german: Lexicon = {
  labels: {
    material: ['Material', 'Woraus', 'Woraus es ist'],
    size: ['Größe', 'Wie groß', 'Die Größe'],
    capacity: ['Fassungsvermögen', 'Passt hinein', 'Fassungsvermögen'],
    weight: ['Gewicht', 'Gewicht', 'Gewicht'],
    quantity: ['Menge', 'Wie viele', 'Menge'],
    colour: ['Farbe', 'Farbe', 'Farbe'],
    care: ['Pflege', 'So pflegst du es', 'So pflegen Sie es'],
    contents: ['Lieferumfang', 'Das ist dabei', 'Das bekommen Sie'],
    exclusion: ['Nicht enthalten', 'Nicht dabei', 'Nicht enthalten'],
    audience: ['Geeignet für', 'Für wen', 'Für wen es passt'],
    use: ['Verwendung', 'So geht’s', 'Anwendung'],
    limit: ['Bitte beachten', 'Gut zu wissen', 'Vor dem Kauf wissen'],
    caution: ['Hinweis', 'Achtung', 'Hinweis'],
    origin: ['Herkunft', 'Woher', 'Herkunft'],
    method: ['Herstellung', 'So entsteht es', 'So entsteht es'],
    power: ['Strom', 'Strom', 'Strom'],
    duration: ['Dauer', 'Wie lange', 'Dauer'],
    makingTime: ['Fertigungszeit', 'Wann es fertig ist', 'Fertigungszeit'],
    compatibility: ['Passt zu', 'Passt zu', 'Passt zu'],
    certificate: ['Nachweise', 'Geprüft', 'Nachweise'],
    features: ['Merkmale', 'Die Einzelheiten', 'Das bietet es'],
    functions: ['Funktionen', 'Das kann es', 'Das kann es'],
    delivery: ['Versand', 'So kommt es an', 'Versand'],
    place: ['Ort', 'Wo', 'Ort'],
    hours: ['Zeiten', 'Wann wir da sind', 'Zeiten'],
    price: ['Preis', 'Was es kostet', 'Preis'],
    story: ['Hintergrund', 'Die Geschichte', 'Die Geschichte'],
    condition: ['Zustand', 'Zustand', 'Zustand'],
    age: ['Alter', 'Wie alt', 'Alter'],
    occasion: ['Anlässe', 'Wann verschenken', 'Anlässe'],
    ingredients: ['Inhaltsstoffe', 'Was drin ist', 'Inhaltsstoffe'],
    guarantee: ['Gewährleistung', 'Falls etwas ist', 'Gewährleistung'],
    problem: ['Das Problem', 'Warum es das gibt', 'Das Problem dahinter'],
    difference: ['Der Unterschied', 'Was anders ist', 'Warum dieses'],
    details: ['Angaben', 'Kurz gesagt', 'Auf einen Blick'],
    channel: ['Kanal', 'Der Kanal', 'Kanal'],
    schedule: ['Neue Videos', 'Neue Videos', 'Neue Videos'],
    length: ['Länge', 'Länge', 'Länge'],
    series: ['Reihe', 'Teil von', 'Reihe'],
    version: ['Version', 'Version', 'Version'],
    devices: ['Geräte', 'Läuft auf', 'Läuft auf'],
    collection: ['Kollektion', 'Gehört zu', 'Kollektion'],
    contact: ['Kontakt', 'Meld dich', 'Kontakt'],
    chapters: ['Kapitel', 'In diesem Video', 'In diesem Video'],
    steps: ['Ablauf', 'So läuft es', 'Ablauf'],
    thumbnail: ['Auf dem Bild', 'Auf dem Bild', 'Auf dem Bild'],
    service: ['Leistungen', 'Was wir machen', 'Das können Sie buchen'],
    variation: ['Abweichungen', 'Kein Stück gleich', 'Abweichungen'],
  },
  colon: ': ',
  list: join,
  inMaterial: (type, material) => `${type} aus ${dative(material)}`,
  forWhom: (audience) => `für ${audience}`,
  inPlace: inGermanPlace,
  sentences: {
    audience: (_name, list) => [`Gemacht für ${list}.`, `Für ${list}.`, `Gedacht für ${list}.`],
    occasion: (name, list) => [
      `Anlässe für ${name}: ${list}.`,
      `${name} zum Verschenken: ${list}.`,
      `Passende Anlässe für ${name}: ${list}.`,
    ],
    problem: (name, list) => [
      `Das Problem, um das es bei ${name} geht: ${list}.`,
      `Warum es ${name} gibt: ${list}.`,
      `Kennen Sie das: ${list}? Dafür gibt es ${name}.`,
    ],
    from: (name, maker) => [
      `${name} kommt von ${maker}.`,
      `Hinter ${name} steht ${maker}.`,
      `${maker} verkauft ${name}.`,
    ],
    place: (name, place) => [
      `Standort: ${place} (${name}).`,
      `${name}: Standort ${place}.`,
      `In ${place} steht zum Verkauf: ${name}.`,
    ],
    about: (name, text) => [
      `Zu ${name}: ${text}`,
      `Noch zu ${name}: ${text}`,
      `${name}, kurz gesagt: ${text}`,
    ],
    nextStep: (name, contact) => [
      `Fragen zu ${name} beantworten wir über ${contact}.`,
      `Mehr zu ${name} steht auf ${contact}.`,
      `Kontakt und Einzelheiten zu ${name}: ${contact}.`,
    ],
  },
  video: {
    shot: (kind, name, text) => {
      const thing = name === '' ? '' : `${name}, `;
      return {
        contents: `${thing}ausgepackt, alles nebeneinander: ${text}`,
        use: `${thing}im Einsatz: ${text}`,
        close: `${thing}ganz nah, dazu als Text: „${upperFirst(text)}“`,
        size: `${thing}daneben ein Maßband: ${text}`,
        weight: `${thing}auf der Waage: ${text}`,
        colours: `${thing}alle Farben nebeneinander: ${text}`,
        last: `${thing}als Text im Bild: „${upperFirst(text)}“`,
      }[kind];
    },
    film: (shots) => inTurn(shots, ['Zuerst: ', 'Dann: ', 'Zuletzt: ']),
    say: (line) => `Gesprochen: „${line}“`,
  },
  altView: (thing, seen) => (seen === '' ? thing : `${thing}, ${seen}`),
};
