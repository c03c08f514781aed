import type { Written } from './brief-words.ts';

/**
 * Words in which facts are told, of whatever thing: measures, what is done with an order, how a thing stands and is handled. Alone they
 * claim nothing; the figure or the thing beside them does, and is judged as such.
 */
export const tellingWords: Readonly<Record<Written, string>> = {
  en:
    'scale scales draw draws sale machine pattern wound age rated remaining remainder bear weigh weight measure measurement kilogram gram kilo litre liter millilitre metre meter centimetre millimetre inch foot pound ounce hour minute second month year degree percent watt volt width height length temperature ' +
    'depth diameter thickness size dimension capacity volume amount number total price cost pay dollar euro arrive contain consist include come hold made build built create craft produce treat attach fasten fix join mount ' +
    'install assemble assembly unfold roll store kept place placed sell sold deliver dispatch send sent try tried supply supplied ship available suitable intended missing absent lack separate divide apart either all each every single pair ' +
    'version model type condition state note comment page link description app internet connection format tap press swipe enter sign dry rinse remove insert avoid heat surface edge middle centre center left right point points area appointment appointments possible book feet centimeter millimeter kilometre kilometer mile quart gallon gigabyte storage aged ' +
    'across along down goes gone went move lie sat sit stood told bring load collect collection pick tonight tomorrow city town street body leg arm dish dishes shut seal lined lining frame alike identical vary varies differ ' +
    'different unique colour color shade shape style product item order parcel package box pack row list file run runs offer provide receive answer reply contact message visit glance case cases ask allow require reach ' +
    'extend suggest recommend describe explain demonstrate present display appear taste smell scent flavour flavor finish coat treated sealed packed wrapped bought chosen picked sewn cut shaped joined framed printed attached ' +
    'covered filled mixed added done worn washed dried used shown seen found given taken left tied opened closed locked removed hung stored cooked baked served written recorded filmed held carried moved collected ' +
    'required needed allowed meant handled listed named called set missing gone broken torn stained scratched marked worn faded repaired replaced ready rest suits change remind belong depend ' +
    'maximum minimum manufacturer part number straight round square oval upright upper lower inner outer front rear main own various certain general common typical current latest previous former final daily weekly monthly yearly',
  de:
    'erledigen erledige übernehmen übernehme waage uhr bedienen bedient bedienst bedienung dauert dauern kannst könnt bekommt bekommst brauchst siehst findest erhältst nimmst legst stellst sorgt sorgen gekostet wiegen wiegt gewicht messen misst maß maße kilogramm gramm kilo liter milliliter meter zentimeter millimeter stunde stunden minute minuten temperatur temperaturen sekunde monat monate jahr jahre grad prozent watt volt breite höhe länge tiefe ' +
    'durchmesser dicke größe inhalt volumen menge anzahl preis kosten kostet euro enthalten enthält bestehen besteht betragen beträgt fassen fasst läuft laufen fängt fangen gefertigt fertigen fertige hergestellt herstellen gemacht ' +
    'gebaut behandelt befestigen befestigt montieren montiert aufbauen lagern lagert verkaufen verkauft liefern geliefert versand versenden abholen abholung erhältlich verfügbar geeignet fehlt fehlen getrennt teilen einzeln ' +
    'paar version modell typ zustand hinweis kommentar seite link beschreibung app internet verbindung zahlst zahlt zahlen bezahlen bezahlst tippen drücken anmelden reinigen sauber trocknen abwaschen spülen entfernen einsetzen vermeiden erhitzen oberfläche ' +
    'rand mitte links rechts gekommen kam kamen liegen stand bringen laden sammeln heute morgen stadt straße körper bein arm gleich unterschiedlich verschieden anders unikat farbe farbton form produkt artikel bestellung paket ' +
    'karton beantworten antworten kontakt nachricht besuchen erlauben reichen zeigt beschreiben erklären bietet bieten leistet leisten trifft treffen riecht duftet schmeckt gibt gegeben genommen drauf dabei mal dank statt anheben heben heiß heißes kalt kalte ' +
    'aufschrauben schrauben glatt rund flach gebraucht benutzt gekauft gewählt genäht geschnitten gewaschen getragen gezeigt gefunden gelegt geöffnet geschlossen verpackt bedruckt gefüllt gehört gehören gebremst bremsen erhalten bekommen ' +
    'verwendet gedacht passend weitere jeweils klebt kleben auskommen auskommt stammen stammt gelten gilt gerät rund sofa stuhl schrank sachen schlüssel handy',
  es:
    'habrá habrán será serán báscula balanza formato dura duran consulta toque venta cuota tarifa mensualidad oye oyen oír pagar paga pagas alquilar alquila alquilamos pesar pesa peso medir mide miden medida kilogramo gramo gramos kilo litro litros mililitro mililitros metro centímetro centímetros milímetro hora horas temperatura temperaturas minuto minutos segundo mes meses año años grado grados por ciento vatio ' +
    'ancho alto largo altura anchura profundidad diámetro grosor tamaño talla capacidad volumen cantidad número precio costar cuesta euro euros contener contiene consistir incluir incluye incluido incluida hecho hecha hacer ' +
    'fabricar fabricado elaborado montar montado guardar guarda vender vendido vende entregar enviar envío disponible adecuado apto apta falta faltar separado separa dividir cada único par versión modelo tipo estado nota comentario ' +
    'página enlace descripción app internet conexión pulsar limpiar limpio secar seco enjuagar aclarar quitar retirar evitar evita calentar superficie borde centro izquierda derecha mover traer cargar recoger recogida ciudad calle ' +
    'cuerpo pierna brazo igual diferente distinto varía color tono forma producto artículo pedido paquete caja ofrecer ofrecemos recibir responder contactar mensaje permitir alcanzar mostrar describir explicar presentar oler huele ' +
    'sabe son tiene lleva mojar moje servir sirve preparar prepara funcionar funciona usó usé usar usado comprado elegido cortado cerrado abierto guardado empaquetado relleno tras sola solo placa placas llave llaves mercado playa necesita',
  fr:
    'fois balance payer payez paie entrer entrent boutique magasin dure durer durent faut falloir vente compris comprise comprises peser pèse poids mesurer mesure kilogramme gramme grammes kilo litre litres millilitre mètre centimètre centimètres millimètre heure heures température températures minute minutes seconde mois an ans année années degré degrés pour cent watt largeur ' +
    'hauteur longueur profondeur diamètre épaisseur taille dimension dimensions capacité volume quantité nombre prix coûter coûte euro euros contenir contient composé inclure inclus incluse compris fait faite faire fabriquer fabriqué fabriquons ' +
    'monter monté ranger vendre vendu vendue livrer livré livrée fourni fournie fournis fournies livraison envoi disponible adapté convient convenir manque manquer séparé séparer chaque unique paire version modèle type état note commentaire page lien description ' +
    'appli internet connexion appuyer nettoyer nettoyage sécher sec rincer retirer éviter évitez chauffer surface bord milieu gauche droite bouger apporter charger retrait ville rue corps jambe bras identique différent diffère ' +
    'couleur teinte forme produit article commande colis boîte carton offrir recevoir reçoit reçoivent répondre contacter message permettre atteindre montrer décrire expliquer présenter odeur sentir servir sert machine lavage séchage emballage ' +
    'poser posez plier pliez plié pliée couvre couvrir absent absente vient viennent permet permettent borde border accompagne accompagner convives fonctionner fonctionne utilisons utiliser utilisé acheté choisi coupé fermé ouvert rangé emballé rempli son tissage',
};
