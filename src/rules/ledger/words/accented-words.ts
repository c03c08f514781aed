/**
 * Words of sellers' texts that many type without their accents, each of them no word at all without. Not here are words
 * that mean something both ways ("papa", "esta", "cote", "foret") and participles ("brode" is a verb too).
 */
export const spanishAccents = (
  'demás autonomía glúteo látex chirría potenciómetro cajetín sillín  península trípode brújula tándem baúl ' +
  'caloría máquina algún ningún según día también así aquí ahí allí más fácil fáciles difícil ' +
  'difíciles útil útiles móvil móviles portátil portátiles automóvil frágil frágiles ágil árbol ' +
  'árboles lápiz lápices azúcar césped álbum lámina lámpara cámara página música médico plástico ' +
  'cerámica táctil táctiles antigüedad antigüedades inglés francés japonés alemán jabón cajón sillón ' +
  'colchón tapón botón cartón cinturón pantalón algodón limón melón ratón rincón jamón balón camión ' +
  'avión corazón razón salón jarrón buzón edredón cordón medallón escalón calefón acordeón turrón ' +
  'salmón café sofá menú champú bambú jardín calcetín cojín maletín botiquín patín delfín violín ' +
  'boletín bombín satén almacén recién después atrás además detrás interés estrés través jamás ' +
  'número teléfono método código crédito depósito título artículo vehículo capítulo círculo líquido ' +
  'máscara sábana cáscara batería guía alegría energía garantía compañía sandía mayoría economía ' +
  'ecología tecnología fotografía biografía envío río tío oído país países raíz maíz baúl freír reír ' +
  'túnel ángel ángeles líder pájaro plátano orégano sótano ático ángulo rectángulo triángulo ' +
  'cronómetro termómetro fotómetro están centímetro milímetro kilómetro diámetro línea óleo póster estándar dólar ' +
  'dólares cosmético años niño niña baño señora señor tamaño diseño españa español española ' +
  'españoles montaña mañana pestaña muñeca muñeco paño daño añadir compañero cumpleaños otoño méxico ' +
  'bogotá medellín panamá perú córdoba málaga cádiz león aragón película audífono micrófono piñata ' +
  'riñonera cáñamo mármol níquel cóctel sándwich bádminton fútbol béisbol básquetbol débil fósil ' +
  'mástil cárdigan túnica túnel máximo mínimo próximo último décimo búsqueda cálculo brújula cúpula ' +
  'válvula cápsula cédula sémola régimen volúmenes imágenes órdenes jóvenes orígenes exámenes lácteo ' +
  'aéreo ámbar cómics tóner béisbol karité carbón enfría'
).split(' ');
/** Adjectives in -o with their other forms: "térmica", "térmicos". */
export const spanishAdjectives = (
  'único rápido básico clásico eléctrico electrónico mecánico automático magnético metálico acrílico ' +
  'pélvico linfático térmico isotérmico orgánico ergonómico hidráulico práctico elástico sintético doméstico físico ' +
  'químico típico artístico ecológico económico histórico técnico sólido cómodo húmedo cálido rígido ' +
  'rústico nórdico gótico estético hipoalergénico frío vacío pequeño inalámbrico ortopédico ' +
  'cilíndrico geométrico simétrico botánico cítrico romántico fantástico turístico acústico óptico ' +
  'genérico biológico tóxico atlético terapéutico aromático analógico fotográfico gráfico pedagógico ' +
  'didáctico mágico íntimo pálido nítido lúdico público náutico médico cerámico metálico ' +
  'antialérgico séptico aséptico hermético cosmético báltico ibérico mediterráneo espontáneo ' +
  'instantáneo simultáneo subterráneo'
).split(' ');
export const frenchAccents = (
  'pédale désinfectée épicéa québec>Québec népal>Népal ' +
  'pépite torréfié torréfiée éraflure égratignure sécateur élagueur régler affûter vérifier démonter déplacer aérer désinfecter dérailleur ' +
  'très quebec>Québec mere>mère pere>père frere>frère ébréchure faïence émail émaillé>émaillé grésille débattre débattu ébréchée ' +
  'ébréché bakélite réviser dechire>déchiré dechiree>déchirée état boîte après déjà voilà bébé été ' +
  'coté>côté modèle numéro téléphone écran écouteur électrique électronique électricité écru écrue ' +
  'épaisseur épais épaisse étui éponge épingle école économie écologique éclairage étiquette étanche ' +
  'extérieur extérieure intérieur intérieure supérieur supérieure inférieur métal métallique ' +
  'céramique résine câble chaîne gâteau château hôtel fenêtre tête fête prêt arrêt poêle hêtre chêne ' +
  'frêne érable mèche crème pièce siège collège près exprès accès succès excès épice café vélo vidéo ' +
  'caméra rétro déco décor décoration décoratif décorative réglable réglage réparation réparer idéal ' +
  'idéale général générale spécial spéciale spécialement spécialiste sécurité qualité quantité ' +
  'capacité humidité publicité activité proximité nouveauté beauté santé unité extrémité solidité ' +
  'stabilité être même bientôt août décembre février noël léger clé diamètre mètre centimètre ' +
  'millimètre kilomètre périmètre système problème règle élégant élégante élément équipement ' +
  'équilibre étroit étroite étoile étudiant évier mécanique mécanisme médical médicale méthode ' +
  'mémoire mélange ménage début débutant débutante degré délai délicat délicate démontable dépannage ' +
  'départ dépôt détail différent différente différence fraîche fraîcheur français française façon ' +
  'garçon leçon reçu géant géante géométrique grâce goût coût héritage île imperméable intégral ' +
  'intégrale liège légume matériel matériau matériaux météo négociable nécessaire numérique ' +
  'pâtisserie période plutôt préférence prénom présentation préparation précision précieux propriété ' +
  'protéger réchaud récent récente récipient récolte récupération récupérer réduction référence ' +
  'réfrigérateur région régulier réservoir résidence résistant résistante résistance résultat réveil ' +
  'réversible revêtement séchage sécher sélection séparément série sérieux sérum stéréo télé ' +
  'télévision télécommande température théière thème tiède tréteau tréteaux végétal végétale ' +
  'véhicule vérifier véritable vêtement zéro antiadhésif antiadhésive adhésif adhésive antidérapant ' +
  'antidérapante aération agréable âge âgée arôme béton bûche céréale contrôle création créateur ' +
  'créatrice crédit crêpe décennale dépliant dépliante dépliable pêcheur bâton bâche mâle chèvre ' +
  'lièvre lèvre fève sève grès cyprès progrès décès cèdre zèbre côtelée fermeté légèreté étagère ' +
  'légère sphère atmosphère défaut défauts dégât fêlure ébréché ébréchée mérinos élastique ' +
  'élasthanne éthique théâtre musée trophée fusée poignée entrée année journée soirée durée bouée ' +
  'purée idée allée vallée fée éclat craquelé craquelée complète télescopique nettoye>nettoyé'
).split(' ');
