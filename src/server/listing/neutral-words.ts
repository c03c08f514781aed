import type { WrittenLanguage } from '#rules/listing/listing.ts';

type Words = Readonly<Record<Exclude<WrittenLanguage, 'other'>, string>>;

/**
 * Words that may stand beside any thing without a claim about it: what everybody does, when, where, with whom and for whom.
 * Nothing that tells what a thing is made of, can do, has or comes with.
 */
export const neutralWords: Words = {
  en:
    'make use need take put set keep hold give get bring come go see look find show tell say know think feel like love enjoy want wish help let start begin finish end stop wait stay sit stand ' +
    'lie live work play read write cook eat drink bake wear carry pack open close hang place add choose pick try check note remember watch listen turn move walk travel spend save fit suit match ' +
    'pair ask buy sell order send reach meet call visit leave mean seem become happen learn talk hear notice follow miss mind care grow fill share cover build lay lift pour serve slice cut mix wash wipe ' +
    'time day morning noon afternoon evening night week weekend season spring summer autumn fall winter holiday home house room kitchen table desk shelf wall floor garden office school bedroom bathroom ' +
    'living hall door window corner counter hand head eye foot people person somebody someone anyone anybody everyone everybody family friend guest child children kid adult woman man women men mum mom dad ' +
    'mother father grandma grandpa partner wife husband colleague pupil student learner teacher beginner reader her him gift present birthday christmas wedding anniversary easter housewarming occasion party dinner lunch ' +
    'breakfast meal supper coffee tea food picnic trip journey way place space thing part piece bit lot kind sort idea choice plan moment life street question photo picture detail side top bottom front back ' +
    'good nice simple plain easy easily quick quickly quiet little ready right same different other another own first last next only just also still again together alone here there now then today soon later ' +
    'often sometimes please well much many enough whole busy cosy cozy calm slowly favourite favorite everyday daily ordinary usual usually always never ever even around about away ' +
    'can could would should must might may did does done one few several nothing something anything everything inside outside maybe perhaps almost nearly really quite rather both such able sure ' +
    'because while although though since until unless where why how what whose whom me my mine himself herself themselves yourself itself between under over through along against above below before during ' +
    'step steps set pair decor decoration style look yet else none myself ourselves past within slightly somewhat roughly separately lose lost any some after welcome nearby full smaller bigger larger longer shorter wider taller',
  de:
    'machen nehmen brauchen stellen legen halten geben bringen kommen gehen sehen schauen finden zeigen sagen wissen denken fühlen mögen lieben genießen wünschen helfen lassen beginnen enden warten bleiben sitzen stehen ' +
    'liegen leben arbeiten spielen lesen schreiben kochen essen trinken backen tragen packen öffnen schließen hängen setzen wählen probieren prüfen merken achten drehen reisen passen fragen kaufen bestellen ' +
    'schicken erreichen treffen rufen besuchen werden lernen reden hören füllen teilen bauen schneiden waschen abwischen gießen nutzen benutzen verwenden freuen schenken mitnehmen suchen holen ' +
    'zeit tag tage morgen mittag nachmittag abend abende nacht woche wochenende frühling sommer herbst winter urlaub zuhause haus raum zimmer küche tisch regal wand boden garten büro schule bad flur tür fenster ' +
    'ecke hand hände kopf auge augen fuß füße leute mensch menschen jemand jeder alle familie freund freunde freundin gast gäste kind kinder erwachsene frau mann frauen männer mama papa mutter vater oma opa partner ' +
    'kollege kollegin lehrer lehrerin anfänger geschenk geburtstag weihnachten hochzeit ostern einzug anlass feier abendessen mittagessen frühstück mahlzeit kaffee tee essen picknick reise weg platz ding teil stück ' +
    'art idee wahl plan moment leben alltag frage foto bild seite oben unten vorne hinten gut gute schön schöne einfach leicht schnell ruhig klein kleine kleines bereit richtig gleich andere anderer eigene eigenes erste letzte ' +
    'nächste nur auch noch wieder zusammen allein hier dort jetzt dann heute bald später oft manchmal bitte gern gerne viel viele genug ganz ganze gemütlich langsam liebste täglich immer nie nichts etwas alles innen außen ' +
    'vielleicht fast wirklich beide solche können könnte müssen sollte darf dürfen möchte haben hat sind sein wird selbst dabei damit dazu darin darauf davon set deko dekoration stil sie ihn du ' +
    'denn weil doch sondern dass keines keinen keiner ihnen uns euch dir dich mir mich diesen jenes welche ab her hin rein raus weg wischen bleibt lässt zwischen gegen durch neben bis vertragen passt reicht entstehen entsteht bekannt üblich übliche üblichen gewohnt gewohnte gewohnten dein deine deinen deinem deiner mehr weiter dafür farben verlassen verlässt gruppe ergebnis rest grund problem geht gehen wurde wurden worden ' +
    'kümmern kümmert mittwochs montags dienstags donnerstags freitags samstags sonntags unser unsere unserer unserem unseren unseres mein meine meinem meinen meiner ihrem ihren ihrer seinem seinen seiner deren dessen ' +
    'rechne rechnen schritt schritte nötig notwendig willkommen vereinbaren vereinbart verfügung wer man wenig bisschen jemandem möglich zugleich zuerst zuletzt siehst siehe ungefähr etwa anschließend danach vorher insgesamt zudem außerdem jeweils',
  es:
    'hacer usar necesitar tomar poner guardar dar traer venir ir ver mirar encontrar mostrar decir saber pensar sentir gustar amar disfrutar querer desear ayudar dejar empezar acabar esperar quedar sentar estar vivir trabajar ' +
    'jugar leer escribir cocinar comer beber hornear llevar abrir cerrar colgar colocar añadir elegir probar mirar recordar girar mover caminar viajar pasar servir cortar lavar limpiar preguntar comprar pedir enviar llegar llamar visitar regalar ' +
    'tiempo día días mañana mediodía tarde noche semana primavera verano otoño invierno vacaciones casa hogar habitación cocina mesa escritorio estante pared suelo jardín oficina escuela dormitorio baño salón puerta ventana rincón mano ' +
    'manos cabeza ojo ojos pie pies gente persona personas alguien todos familia amigo amiga amigos invitado niño niña niños adulto mujer hombre mamá papá madre padre abuela abuelo pareja profesor profesora principiante regalo ' +
    'cumpleaños navidad boda aniversario reyes ocasión fiesta cena comida almuerzo desayuno café té picnic viaje paseo camino lugar sitio espacio cosa parte pieza poco clase idea elección plan momento vida pregunta foto imagen detalle lado ' +
    'bueno buena bien bonito bonita simple sencillo sencilla fácil rápido tranquilo tranquila pequeño pequeña listo lista mismo misma otro otra propio propia primero último próximo solo también todavía otra vez juntos aquí allí ahora ' +
    'luego hoy pronto después siempre nunca nada algo todo dentro fuera quizás casi muy mucho muchos bastante entero diario favorito favorita poder puede pueden deber debe juego par decoración estilo ella él tú parque salón ' +
    'porque aunque mientras hacia según cual quien nosotros usted ustedes tampoco apenas cualquiera caber cabe entre contra durante bajo hasta basta bastar alrededor aproximadamente piso dice dicen demás resto habitual va van ' +
    'paso pasos nuestro nuestra nuestros nuestras vuestro mis tus damos dan ves vemos verás ven volver vuelve vuelven grupo grupos encontrarás tenemos somos estamos llevamos haces hacemos normal tanto tanta vender vendo vende existir sale enseñar enseña imitación empieza termina aprender aprende aprendes dirigir alrededor además ningún ninguna antiguo antigua salir',
  fr:
    'faire utiliser prendre mettre poser garder tenir donner apporter venir aller voir regarder trouver montrer dire savoir penser sentir aimer profiter vouloir souhaiter aider laisser commencer finir attendre rester asseoir vivre travailler ' +
    'jouer lire écrire cuisiner manger boire cuire porter emporter ouvrir fermer accrocher placer ajouter choisir essayer vérifier noter rappeler tourner bouger marcher voyager passer servir couper laver essuyer demander acheter commander ' +
    'envoyer arriver appeler visiter offrir temps jour jours matin midi après-midi soir soirée nuit semaine week-end printemps été automne hiver vacances maison pièce cuisine table bureau étagère mur sol jardin école chambre salon porte fenêtre ' +
    'coin main mains tête œil yeux pied pieds gens personne personnes quelqu’un tous famille ami amie amis invité invités enfant enfants adulte femme homme maman papa mère père grand-mère grand-père couple collègue maîtresse maître débutant cadeau ' +
    'anniversaire noël mariage pâques crémaillère occasion fête dîner déjeuner repas café thé pique-nique voyage promenade chemin place espace chose partie morceau peu sorte idée choix plan moment vie question photo image détail côté ' +
    'bon bonne bien joli jolie simple facile rapide tranquille calme petit petite prêt prête même autre propre premier dernier prochain seul seulement aussi encore ensemble ici là maintenant puis aujourd’hui bientôt après toujours jamais ' +
    'rien quelque pouvez pouvons tout toute dedans dehors peut-être presque très beaucoup assez entier quotidien préféré pouvoir peut peuvent devoir doit lot paire décoration style elle lui suffit suffire ' +
    'car donc quand lorsque puisque afin vers chez celui celle ceux ainsi pendant entre contre avant comment pourquoi où non habituel habituelle ' +
    'étape étapes sommes êtes suis étions serez sera seront avons avez aurez nos notre vos votre recevez accueillir accueille accueillons bienvenu bienvenue bienvenus loger loge trouvez trouve vendre vends vend environ imitation apprendre apprenez apprend apprends découvrir découvrez comprendre recevoir reçoit suivre suit suivez normal chacun chacune plusieurs lieu début fin débuter commencer adresser s’adresse exister ensuite enfin d’abord tant autant ailleurs manière façon repose reposer ancien ancienne environ chacune autour milieu aucun aucune',
};
