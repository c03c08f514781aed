import { describe } from 'vitest';
import { expectOffers } from '#tests/golden/keyword-research/research-of-form.ts';

describe('Offers of a business that only describes itself, in German and French', () => {
  expectOffers([
    [
      'Elektro Wessels',
      'Construction',
      'Seit 1974 Ihr Elektriker im Emsland. Wir verlegen Leitungen, erneuern Sicherungskästen und montieren Wallboxen. Auch Notdienst am Wochenende.',
      'Leitungen verlegen | Sicherungskästen erneuern | Wallboxen montieren | Notdienst | Elektriker',
    ],
    [
      'Gasthof zum Hirschen',
      'Food & Beverage',
      'bei uns gibts schwäbische küche, maultaschen, zwiebelrostbraten und samstags schlachtplatte. biergarten für 80 leute, nebenraum für familienfeiern.',
      'schwäbische Küche | Maultaschen | Zwiebelrostbraten | Schlachtplatte | Gasthof | Biergarten',
    ],
    [
      'Nähcafé Fadenlauf',
      'Education',
      'Im Nähcafé lernst du nähen, auch wenn du noch nie an einer Maschine saßt. Kurse am Abend, Kindergeburtstage und offene Werkstatt. Maschinen und Garn sind da.',
      'nähen lernen | Nähcafé',
    ],
    [
      'Ferienhof Brandt',
      'Reisen',
      'Urlaub auf dem Bauernhof mit Ponys, Trecker fahren und Strohburg. Vier Ferienwohnungen für 4 bis 6 Personen, 10 Minuten mit dem Rad zum Strand.',
      'Urlaub auf dem Bauernhof | Ferienwohnungen | Ferienhof',
    ],
    [
      'Planfix',
      'Technology',
      'Software für Handwerker: Angebote schreiben, Stunden erfassen und Rechnungen verschicken, direkt auf der Baustelle. Läuft auch ohne Internet.',
      'Software für Handwerker | Angebote schreiben Software | Stunden erfassen Software | Rechnungen verschicken Software',
    ],
    [
      'Rudergesellschaft Havel',
      'Verein',
      'Rudern für alle ab 10 Jahren. Schnupperkurse im Mai, Leistungsgruppe, Wanderfahrten und ein Fitnessraum. Vereinshaus mit Saal zu mieten.',
      'Schnupperkurse | Leistungsgruppe | Wanderfahrten | Fitnessraum | Verein',
    ],
    [
      'Mosaik Textilreinigung',
      'Other',
      'Hemden, Brautkleider, Teppiche, Gardinen: wir reinigen schonend und holen ab. Lederreinigung dauert zwei Wochen.',
      'Hemden reinigen | Brautkleider reinigen | Teppiche reinigen | Gardinen reinigen | Textilreinigung',
    ],
    [
      'Fensterbau Riedl',
      'Construction',
      'Kunststofffenster, Holz-Alu-Fenster und Haustüren vom Hersteller. Wir tauschen alte Fenster an einem Tag. Förderantrag machen wir mit.',
      'Kunststofffenster | Holz-Alu-Fenster | Haustüren | alte Fenster tauschen | Fensterbau',
    ],
    [
      'Bestattungen Kroll',
      'Other',
      'Wir begleiten Familien im Trauerfall: Erdbestattung, Feuerbestattung, Baumbestattung. Tag und Nacht erreichbar. Auch Vorsorge zu Lebzeiten.',
      'Erdbestattung | Feuerbestattung | Baumbestattung | Bestattungen',
    ],
    [
      'Die Radwerker',
      'Retail',
      'Fahrradladen mit Werkstatt im Kreuzviertel. Citybikes, Lastenräder und Kinderräder, alles probefahrbereit. Inspektion in 48 Stunden.',
      'Citybikes | Lastenräder | Kinderräder | Fahrradladen',
    ],
    [
      'Hausverwaltung Immergrün GmbH',
      'Real Estate',
      'Wir verwalten Wohnungseigentum und Miethäuser mit 5 bis 80 Einheiten. Außerdem vermitteln wir Wohnungen und bewerten Immobilien vor dem Verkauf.',
      'Wohnungseigentum verwalten | Miethäuser verwalten | Wohnungen vermitteln | Immobilien bewerten | Hausverwaltung',
    ],
    [
      'Kletterwerk Nord',
      'Freizeit',
      'Boulderhalle mit 1200 qm, Kinderbereich und Bistro. Anfängerkurse jeden Dienstag, Kindergeburtstage ab 6 Jahren, Firmenevents auf Anfrage.',
      'Anfängerkurse | Kindergeburtstage | Firmenevents | Boulderhalle',
    ],
    [
      'Polsterei Winkler',
      'Manufacturing',
      'Ich beziehe Sessel, Sofas und Eckbänke neu, mit Stoff oder Leder. Antike Stühle bekommen ihre Federn zurück. Stoffmuster bringe ich mit.',
      'Sessel beziehen | Sofas beziehen | Eckbänke neu beziehen | Polsterei',
    ],
    [
      'Schichtwerk',
      'Technology',
      'Schichtwerk ist eine App für die Dienstplanung in Pflegeheimen. Mitarbeiter tauschen Schichten selbst, Überstunden werden automatisch gezählt.',
      'Dienstplanung App',
    ],
    [
      'Kanzlei Vogt & Partner',
      'Professional Services',
      'Fachanwälte für Arbeitsrecht und Mietrecht. Wir vertreten Arbeitnehmer nach einer Kündigung und prüfen Aufhebungsverträge. Erste Einschätzung am Telefon.',
      'Arbeitsrecht | Mietrecht | Aufhebungsverträge prüfen | Fachanwälte',
    ],
    [
      'GartenReich Behnke',
      'Construction',
      'Wir pflastern Einfahrten, legen Rollrasen, bauen Terrassen aus Holz und pflanzen Hecken. Im Winter räumen wir Schnee. Keine Anzahlung.',
      'Einfahrten pflastern | Rollrasen legen | Terrassen | Hecken pflanzen | Schnee räumen',
    ],
    [
      'Gîte La Bergerie',
      'Tourisme',
      'Gîte pour 8 personnes dans une ancienne bergerie, piscine chauffée et vue sur le viaduc. Draps fournis. Location à la semaine ou au week-end.',
      'gîte',
    ],
    [
      'Atelier Vélo Rémy',
      'Other',
      'Je répare tous les vélos, même les électriques. Révision complète, dévoilage de roue, remplacement de chaîne et de plaquettes. Vélo de prêt pendant la réparation.',
      'révision complète | dévoilage de roue | remplacement de chaîne | remplacement de plaquettes | réparation de vélos',
    ],
    [
      'Facturo',
      'Technology',
      'Logiciel de facturation pour artisans et auto-entrepreneurs : devis, factures et relances en deux clics. Compatible avec la loi anti-fraude.',
      'logiciel de facturation | logiciel de facturation pour artisans | logiciel de devis | logiciel de factures | logiciel de relances',
    ],
    [
      'Brasserie des Trois Ponts',
      'Food & Beverage',
      'On brasse des bières blondes, ambrées et une stout, toutes non filtrées. Bar à bières le vendredi, visite de la brasserie sur réservation.',
      'bières blondes | ambrées | stout | brasserie',
    ],
    [
      'Clinique vétérinaire des Tilleuls',
      'Healthcare',
      'Consultations, vaccins, stérilisation et urgences pour chiens, chats et NAC. Radiologie et analyses sur place. Parking gratuit.',
      'vaccins | stérilisation | urgences | clinique',
    ],
    [
      "Les Jardins d'Amélie",
      'Other',
      "Paysagiste. Je crée des massifs, taille les haies et pose des clôtures en bois. Entretien à l'année avec crédit d'impôt.",
      'massifs | taille de haies | pose de clôtures | paysagiste',
    ],
    [
      'Hôtel de la Plage',
      'Tourisme',
      'Petit hôtel familial face à la mer, 18 chambres, petit-déjeuner buffet et location de vélos. Chiens acceptés. Fermé en janvier.',
      'hôtel',
    ],
    [
      'Toitures Lemoine',
      'Construction',
      'Nous refaisons les toitures en ardoise et en tuile, posons des Velux et nettoyons les gouttières. Recherche de fuite sous 24 h.',
      'réfection de toitures | pose de velux | nettoyage de gouttières',
    ],
    [
      'Cabinet Roussel Expertise',
      'Professional Services',
      "Expert-comptable pour restaurants, commerces et professions libérales. Tenue comptable, paie, bilans et création d'entreprise.",
      "tenue comptable | paie | bilans | création d'entreprise | expert-comptable",
    ],
  ]);
});
