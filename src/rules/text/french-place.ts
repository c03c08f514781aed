import { longPattern } from '#rules/text/long-pattern.ts';

/** Regions, departments and countries without "le", which one lives in "en" and not "à". */
const feminine = longPattern('iu')`
  ^(?:Alsace|Anjou|Aquitaine|Ardèche|Ardennes?|Ariège|Auvergne|Belgique|Bourgogne|Bretagne|Camargue
    |Catalogne|Champagne|Charente(?:-Maritime)?|Corrèze|Corse|Côte-d['’]Or|Creuse|Dordogne|Drôme
    |Eure(?:-et-Loir)?|Flandre|France|Franche-Comté|Gascogne|Gironde|Guadeloupe|Guyane
    |Haute-(?:Garonne|Loire|Marne|Saône|Savoie|Vienne)|Île-de-France|Indre(?:-et-Loire)?|Isère
    |Loire(?:-Atlantique)?|Lorraine|Lozère|Maine-et-Loire|Martinique|Mayenne|Meurthe-et-Moselle|Meuse
    |Moselle|Normandie|Occitanie|Picardie|Provence|Saône-et-Loire|Sarthe|Savoie|Seine-(?:et-Marne|Maritime)
    |Sologne|Suisse|Touraine|Vendée|Wallonie)(?=$|[,(\s])
`;
const masculine =
  /^(?:Bas-Rhin|Calvados|Cantal|Cher|Doubs|Finistère|Gard|Gers|Haut-Rhin|Jura|Loir-et-Cher|Loiret|Lot(?:-et-Garonne)?|Luberon|Morbihan|Nord|Pas-de-Calais|Pays [Bb]asque|Périgord|Puy-de-Dôme|Rhône|Tarn(?:-et-Garonne)?|Var|Vaucluse|Vercors)(?=$|[,(\s])/iu;
const elided = /^(?:Ain|Aisne|Allier|Aube|Aude|Aveyron|Essonne|Hérault|Oise|Orne|Yonne)(?=$|[,(\s])/iu;

/** A place as French says that something is there: "à Lyon", "au Mans", "aux Sables", "en Bretagne", "dans le Var", "dans l’Aude". */
export function inFrenchPlace(place: string): string {
  // "Nîmes et le Gard", "Lyon, Vienne et la Drôme": each has its own word for in, a town after a town the first one's.
  const [first = '', second] = place.split(/ et (?=l(?:e|a|es) |l['’])/u);
  if (second !== undefined && first !== '') return `${inFrenchPlace(first)} et ${inNamedRegion(second)}`;
  if (feminine.test(place)) return `en ${place}`;
  if (masculine.test(place)) return `dans le ${place}`;
  if (elided.test(place)) return `dans l’${place}`;
  if (place.toLowerCase().startsWith('le ')) return `au ${place.slice(3)}`;
  if (place.toLowerCase().startsWith('les ')) return `aux ${place.slice(4)}`;
  return `à ${place}`;
}

/** "Dans le Gard", "dans les Landes"; a town of two words keeps its own: "au Mans", "à La Rochelle". */
function inNamedRegion(named: string): string {
  return /^(?:l(?:e|a|es) |l['’])\p{Lu}/u.test(named) && !named.startsWith('La ')
    ? `dans ${named}`
    : inFrenchPlace(named);
}
