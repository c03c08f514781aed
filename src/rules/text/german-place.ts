import { longPattern } from './long-pattern.ts';

/** Lands, mountains and waters that take an article, and islands: "im Allgäu", "in der Eifel", "am Bodensee", "auf Rügen". */
const places: readonly (readonly [string, RegExp])[] = [
  [
    'im',
    longPattern('iu')`
    ^(?:\p{L}*allgäu|\p{L}*schwarzwald|harz|\p{L}*saarland|\p{L}*sauerland|siegerland|münsterland|emsland
      |ruhrgebiet|ruhrpott|erzgebirge|vogtland|spreewald|taunus|westerwald|hunsrück|odenwald|spessart
      |allgaeu|breisgau|kraichgau|chiemgau|rheinland|rheingau|bergischen land|berchtesgadener land|wendland|alten land
      |burgenland|ammerland|havelland|weserbergland|salzkammergut|\p{L}{3,8}viertel|wallis|tessin|elsass|(?!greifswald|mittenwald|grünwald)\p{L}*wald
      |rhein-main-gebiet|(?:großraum|raum|(?:land)?kreis|bezirk|kanton)\s.+|(?:\p{L}+-)+kreis(?:,.*)?|\p{L}{4,}kreis)$
  `,
  ],
  [
    'in der',
    longPattern('iu')`
    ^(?:\p{L}{0,6}eifel|pfalz|rhön|\p{L}{0,6}lausitz|uckermark|\p{L}{3,5}pfalz|altmark|prignitz|ortenau|hallertau|schweiz
      |steiermark|wachau|wetterau|.+ heide|.+ schweiz|(?:metropol|städte)?region\s.+|stadt\s.+|(?:verbands|samt)?gemeinde\s.+)$
  `,
  ],
  ['am', /^(?:bodensee|chiemsee|tegernsee|starnberger see|niederrhein|ammersee|rhein|main)$/iu],
  ['an der', /^(?:ostsee|nordsee|mosel)$/iu],
  ['auf', /^(?:rügen|sylt|usedom|fehmarn|föhr|amrum|norderney|borkum|juist|mallorca|der .+ alb)$/iu],
];

/** "Mecklenburgische Seenplatte", "Bergisches Land": what kind of land it is bends with it. */
const landscapes =
  /^(?<first>\p{L}+isch)(?:e (?<she>Seenplatte|Schweiz|Alb|Heide|Toskana|Wetterau|Riviera|Bucht|Pforte|Küste)|es (?<it>Land|Seenland|Meer|Ries|Oberland|Unterland|Viereck))$/iu;

/** Where German says that something is there: "in Kassel", "im Landkreis Rottweil", "in der Eifel", "auf Rügen". */
export function inGermanPlace(place: string): string {
  const { first, she, it } = landscapes.exec(place)?.groups ?? {};
  if (first !== undefined && she !== undefined)
    return `${/^alb$/iu.test(she) ? 'auf' : 'in'} der ${first}en ${she}`;
  if (first !== undefined && it !== undefined) return `${/^meer$/iu.test(it) ? 'am' : 'im'} ${first}en ${it}`;
  if (/^niederlande$/iu.test(place)) return 'in den Niederlanden';
  const before = places.find(([, names]) => names.test(place))?.[0] ?? 'in';
  return `${before} ${place}`;
}
