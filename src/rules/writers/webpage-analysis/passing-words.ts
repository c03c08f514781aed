import { longPattern } from '#rules/text/long-pattern.ts';

/** Words of shops and sites that are about no subject: no phrase goes across them. */
const ofSite = new Set(
  (
    'home web website page click read more menu login cart search cookie cookies policy privacy terms ' +
    'contact subscribe newsletter share copyright rights reserved welcome start seite mehr lesen ' +
    'weiter impressum datenschutz warenkorb willkommen herzlich herzliche accueil panier lire ' +
    'bienvenue inicio carrito leer bienvenido bienvenidos bienvenida bienvenidas benvenuti benvenuto ' +
    'benvenuta welkom witamy'
  ).split(' '),
);

/**
 * Words that nobody searches for by themselves and that begin or end no search: prepositions of place and time, adverbs,
 * helping verbs, counts and spans of time. `isFunctionWord` knows the smallest words; these are left out of keywords
 * only, since in titles and texts they say something. Folded: lower case, no accents.
 */
const passing = new Set(
  [
    // English
    'dr med dent prof i you he she they we it my her his their its mine all above across after again against ago along already also ' +
      'although always among another any anyone anything around away back because before behind best ' +
      'below beside between beyond both can cannot could did does doing done down during either else ' +
      'enough even ever everyone everything few first get gets getting give gives given go goes going ' +
      'gone got having here how however instead just keep keeps kept know last later least less larger ' +
      'smaller bigger better longer shorter cheaper let lets like likely little look looking looks ' +
      'include included includes including love loved loves made make makes making many maybe mean means might much must near nearly need ' +
      'needs itself themselves himself herself yourself myself ourselves about neither never next ' +
      'nobody none nothing now often once onto ought perhaps please put quite rather really same say ' +
      'says see seen send sends sent shall should show shows since some someone something sometimes ' +
      'soon still such take takes taken taking tell than thank thanks then though through throughout ' +
      'thus today together tomorrow too took toward towards try until upon usually want wants well ' +
      'went what where whether which whole whom whose why within would yes yet yesterday am pm etc',
    'monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays closed third fourth fifth sixth',
    'montag dienstag mittwoch donnerstag freitag samstag sonntag montags dienstags mittwochs donnerstags freitags samstags sonntags geoffnet geschlossen zweite zweiten zweiter dritte dritten dritter',
    'primer primera primeras primero primeros ultima ultimas ultimo ultimos lunes martes miercoles jueves viernes sabado sabados domingo domingos abierto cerrado segundo segunda tercero tercera tercer',
    'douze quinze vingt trente boire manger lundi mardi mercredi jeudi vendredi samedi dimanche ouvert ferme fermes deuxieme troisieme',
    'one three four five six seven eight nine ten eleven twelve dozen hundred thousand second seconds minute minutes hour hours day days week weeks month months year years',
    // German
    'ganze ganzen ganzer ganzes samtliche samtlichen beide beiden mehrere mehreren ab aber allem allen aller alles andere anderen anderer anders auch bereits besonders bevor ' +
      'bieten bietet bin bitte bleibt bringen dabei dadurch dafur dagegen daher damit danach dann ' +
      'daran darauf darin daruber darum davon davor dazu denn dennoch deren deshalb dessen doch dort ' +
      'drei eben ebenso eigentlich einfach einige einigen einmal erst erste ersten etwa etwas euch ' +
      'euer eure fast finden findet freuen fur gab ganz gar geben geht gegen gehen gerade gern gerne ' +
      'gibt gut habe haben hat hatte heute hier hinter ihnen immer innerhalb jede jedem jeden jeder ' +
      'jedes jetzt jemand keinem keinen konnen konnten koennen lassen lasst liebe lieber liebes liegt ' +
      'machen macht man manche mehr meist mich mir mochten muss mussen namlich naturlich neben nie ' +
      'niemand nun nutzen schon sehen selbst seit seitdem selten sich sieht solche soll sollen sollte ' +
      'sondern sonst sowie stehen steht stets trotz uber uberall viel viele vielen vier funf sechs ' +
      'sieben acht neun zehn vielleicht warum weder weil weitere weiteren welche welchem welchen ' +
      'welcher werden wieder wird wo wohl wollen worden wurde wurden wahrend zwar zwischen unser ' +
      'unsere unserem unseren unserer unseres ihrem ihren ihrer stunde stunden minute minuten tag tage ' +
      'tagen woche wochen monat monate monaten jahr jahre jahren uhr bestellen kaufen',
    // Spanish
    'doy hago ofrezco imparto vendo tengo ademas ahi ahora alguna algunas alguno algunos alli antes aqui asi aun aunque bajo bastante ' +
      'bien casi cierto cinco contra cual cuales cualquier cuanto cuatro debe deben debido dentro ' +
      'despues dia dias diez durante ella ellas ellos encima entonces esos estan estamos estar estas ' +
      'estos estoy fueron gracias hace hacemos hacen hacer haciendo hacia hemos hora horas hoy incluso ' +
      'jamas junto luego mas mediante mejor menos mes meses mientras minutos misma mismas mismo mismos ' +
      'mucha muchas mucho muchos nada nadie ninguna ninguno nuestra nuestras nuestro nuestros nueve ' +
      'nunca ocho otra otras otro otros poca pocas poco pocos podemos puede pueden pues quien quienes ' +
      'quiza segun seis semana semanas sera siempre siete sido sino sobre sola solamente solo somos ' +
      'son soy tal tambien tampoco tanto tener tenemos tiene tienen toda todas todavia todo todos tras ' +
      'tres unas unos usted ustedes va vamos van varias varios veces vez vosotros anos',
    // French
    'nous-memes vous-memes lui-meme elle-meme eux-memes soi-meme moi-meme ainsi alors apres assez aujourd aucun aucune aussi autant autre autres avant avez avoir avons ' +
      'bien bientot car ceci cela celle celles celui cependant certain certaine certains ceux chacun ' +
      'chez cinq combien comment contre deja depuis derriere pendant dernier derniere desormais ' +
      'dessous dessus devant dix doit doivent donc dont encore enfin ensuite entre environ etaient ' +
      'etait etant etes etre eu faire fait faites font grace guere heure heures hors hui huit ici ' +
      'jamais jour jours jusqu jusque lors lorsque lui maintenant malgre meme memes mieux mois moins ' +
      'neuf non nombreux nouveau nul parce parfois parmi partout peu peut peuvent plusieurs plutot ' +
      'pourquoi pourtant premier premiers premiere premieres derniers dernieres pres presque puis ' +
      'puisque quand quatre quel quelle quelles quelque quelques quels quoi rien sauf selon semaine ' +
      'semaines sept sera seront seul seule seulement si sinon six soit sommes souvent suis surtout ' +
      'tandis tant tel telle tellement toujours tous tout toute toutes tres trois trop vers voici ' +
      'voila vraiment annee annees an ans vingtaine dizaine douzaine centaine quinzaine trentaine ' +
      'rangee docena decena veintena persona personas',
  ].flatMap((list) => list.split(' ')),
);

/** Words that may stand inside a phrase of a title or heading: "mug for tea", "table en chêne". */
const joints = new Set(
  '& of for in with without de del du en para con sin pour avec sans sur fur mit ohne aus im zum zur am vom bei gegen auf'.split(
    ' ',
  ),
);

/** Whether a word in lower case belongs to the furniture of sites ("menu", "impressum"). */
export function isSiteWord(lower: string): boolean {
  return ofSite.has(lower);
}

/** Whether a folded word can neither begin nor end a keyword. */
export function isPassing(folded: string): boolean {
  return passing.has(folded);
}

/** Whether a folded word joins two words of a title into one phrase. */
export function isJoint(folded: string): boolean {
  return joints.has(folded);
}

const articles = new Set('the la le les l el los las il lo gli i der die das dem den'.split(' '));

/** Whether a folded word is an article, which may stand behind a joint: "mildiou de la tomate". */
export function isArticle(folded: string): boolean {
  return articles.has(folded);
}

/** Talk of shops, which says nothing of what is sold. */
const promotional = longPattern('iu')`
  (?<!\p{L})(?:best|cheap(?:est)?|great|amazing|stunning|breathtaking|unparalleled|luxurious|perfect|premium
    |top|exclusive|free|save|saving|sale|discount|deals?|limited|guaranteed?|satisfaction|high quality
    |shop now|buy|order today|click|hurry|collection|lovely|beautiful|snug|co[sz]y|charming|beste[nrs]?|günstig\p{L}*|billig\p{L}*|gratis
    |kostenlos\p{L}*|angebot\p{L}*|rabatt\p{L}*|mejor(?:es)?|barat[oa]s?|ofertas?|descuentos?|calidad
    |meilleure?s?|pas cher|gratuite?s?|promo\p{L}*|qualité|offres?|migliore|econ[oó]mic[oa]s?
    |gratuit[oaie])(?!\p{L})
`;

/** Whether a phrase praises, hurries or sells: "limited time only", "cheap plumber". */
export function isPromotional(phrase: string): boolean {
  return promotional.test(phrase);
}
