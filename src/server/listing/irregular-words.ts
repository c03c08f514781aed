import type { Written } from './brief-words.ts';

/** Words that share no ending with what they are of, each before that: "honed and ground" of what is ground and honed. Folded. */
const pairs: Readonly<Record<Written, string>> = {
  en:
    'saw see ground grind brought bring spun spin thrown throw threw throw bought buy bound bind drawn draw drew draw driven drive drove drive fallen fall fell fall flown fly frozen freeze grown grow grew grow held hold ' +
    'hung hang kept keep laid lay led lead lit light made make said say sent send sold sell stood stand struck strike swept sweep taken take took take taught teach thought think told tell torn tear worn wear wore wear ' +
    'woven weave wove weave written write wrote write blown blow blew blow bent bend fed feed chosen choose chose choose broken break broke break ridden ride rode ride ran run slept sleep gave give given give gone go went go ' +
    'caught catch built build sewn sew shown show begun begin began begin sung sing sang sing drunk drink eaten eat ate eat beaten beat hidden hide knew know known know lent lend lost lose met meet paid pay shot shoot swum swim swam swim won win sown sow spent spend borne bear ' +
    'came come risen rise spoke speak spoken speak stole steal stolen steal woke wake got get gotten get became become shone shine stuck stick dug dig seen see did do heard hear understood understand bitten bite shrank shrink shrunk shrink rang ring sank sink slid slide swore swear tore tear wove weave wrote write lain lie leapt leap learnt learn burnt burn spelt spell spilt spill dreamt dream knelt kneel',
  de:
    'lies lesen nimm nehmen gib geben hilf helfen triff treffen wirf werfen sprich sprechen iss essen gesprochen sprechen spricht sprechen gebrochen brechen bricht brechen genommen nehmen nimmt nehmen gegessen essen isst essen getrunken trinken geschnitten schneiden gegossen giessen gezogen ziehen geschrieben schreiben ' +
    'gelesen lesen liest lesen fahrt fahren tragt tragen wascht waschen halt halten ladt laden ladst laden lauft laufen schlaft schlafen fangt fangen fallt fallen gefunden finden gebunden binden gewonnen gewinnen geworfen werfen wirft werfen ' +
    'backt backen gehoben heben gewogen wiegen geflochten flechten gesponnen spinnen gestrichen streichen geschliffen schleifen gerieben reiben gelegen liegen gesessen sitzen gestanden stehen gegangen gehen geblieben bleiben gebrannt brennen ' +
    'gebracht bringen gedacht denken genannt nennen getroffen treffen trifft treffen geholfen helfen hilft helfen gesehen sehen sieht sehen gegeben geben gibt geben gestochen stechen gesunken sinken geschwommen schwimmen gesungen singen ' +
    'geschlossen schliessen geschoben schieben verloren verlieren gefroren frieren geraten raten geblasen blasen geschmolzen schmelzen gewunden winden',
  es:
    'cuece cocer cuecen cocer cocido cocer cocida cocer hecho hacer hecha hacer hago hacer hacemos hacer roto romper rota romper puesto poner puesta poner abierto abrir abierta abrir cubierto cubrir cubierta cubrir escrito escribir escrita escribir ' +
    'visto ver dicho decir frito freir frita freir pido pedir pide pedir mide medir miden medir sirve servir sirven servir siguen seguir sigue seguir viste vestir visten vestir tine tenir tenido tenir traido traer traida traer ' +
    'juegan jugar huele oler huelen oler vuelve volver vuelven volver vuelto volver suelta soltar sueltan soltar cuelga colgar cuelgan colgar mueve mover mueven mover duerme dormir duermen dormir cierra cerrar cierran cerrar riega regar riegan regar friega fregar',
  fr:
    'bruyant bruit bruyante bruit bruyants bruit fraiche frais fraiches frais fraicheur frais seche sec seches sec blanche blanc blanches blanc douce doux douces doux neuve neuf neuves neuf vieille vieux vieilles vieux belle beau belles beau nouvelle nouveau nouvelles nouveau longue long longues long rousse roux epaisse epais epaisses epais ' +
    'cuisons cuire cuisent cuire cuisez cuire cuit cuire cuite cuire cuits cuire cuites cuire teint teindre teinte teindre peint peindre peinte peindre peints peindre peintes peindre cousu coudre cousue coudre cousus coudre cousues coudre tient tenir tiennent tenir tenu tenir vient venir viennent venir ' +
    'ouvert ouvrir ouverte ouvrir couvert couvrir couverte couvrir recu recevoir recoit recevoir ecrit ecrire ecrite ecrire moulu moudre moulue moudre vend vendre vendu vendre vendue vendre couture coudre coutures coudre coud coudre couds coudre cousent coudre cousons coudre cousez coudre',
};

const known = new Map<Written, ReadonlyMap<string, string>>();

/** What a word of irregular form is of, if it is one. */
export function baseOf(folded: string, language: Written): string | undefined {
  let bases = known.get(language);
  if (bases === undefined) {
    const words = pairs[language].split(' ').filter((word) => word !== '');
    bases = new Map(
      words.flatMap((word, at) =>
        at % 2 === 0 && word !== words[at + 1] ? [[word, words[at + 1] ?? ''] as const] : [],
      ),
    );
    known.set(language, bases);
  }
  return bases.get(folded);
}
