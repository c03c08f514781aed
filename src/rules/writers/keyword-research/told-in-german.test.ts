import { describe } from 'vitest';
import { expectOffers } from '#tests/golden/keyword-research/research-of-form.ts';

describe('Offers of a business that only describes itself, in German', () => {
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
      'Café Süßholz',
      'Food & Beverage',
      'Hausgemachte Torten, Frühstück bis 14 Uhr und Kaffee aus der Rösterei um die Ecke. Hochzeitstorten backen wir auf Bestellung.',
      'Hausgemachte Torten | Frühstück | Café',
    ],
    [
      'Logopädie Lindenhof',
      'Healthcare',
      'Wir behandeln Kinder mit Sprachentwicklungsstörungen, Erwachsene nach Schlaganfall und Menschen, die stottern. Hausbesuche möglich.',
      'Logopädie | Logopäde',
    ],
    [
      'Tanzschule Rieger',
      'Education',
      'Tanzkurse für Paare und Singles: Standard, Latein, Discofox, Salsa. Hochzeitscrashkurs an drei Abenden. Kindertanz ab 3 Jahren.',
      'Tanzkurse | Tanzkurse für Paare | Tanzkurse für Singles | Tanzschule',
    ],
    [
      'Holzspielzeug Amsel',
      'Retail',
      'Kugelbahnen, Puppenhäuser und Rasseln aus Buche, in unserer Werkstatt gedrechselt. Farben speichelfest. Namen gravieren wir gern ein.',
      'Kugelbahnen | Puppenhäuser | Rasseln',
    ],
    [
      'Mietpark Seidel',
      'Other',
      'Minibagger, Rüttelplatten, Anhänger und Hebebühnen mieten, tageweise oder übers Wochenende. Anlieferung auf die Baustelle.',
      'Minibagger mieten | Rüttelplatten mieten | Anhänger mieten | Hebebühnen mieten',
    ],
    [
      'Kfz Demir',
      'Automotive',
      'TÜV, Inspektion, Bremsen, Klimaservice, Unfallinstandsetzung. Alle Marken, Leihwagen umsonst. Türkisch und Deutsch.',
      'TÜV | Inspektion | Bremsen | Klimaservice | Unfallinstandsetzung',
    ],
    [
      'Lernraum',
      'Technology',
      'Lernraum ist eine Lernplattform für Fahrschulen. Schüler üben Theoriefragen am Handy und Fahrlehrer sehen den Fortschritt.',
      'Lernplattform | Lernplattform für Fahrschulen',
    ],
    [
      'Reiterhof Eulenbusch',
      'Freizeit',
      'Reitunterricht ab 6 Jahren auf ruhigen Schulpferden, Ferienlager im Sommer und Pensionsplätze mit Weide.',
      'Reitunterricht | Ferienlager | Pensionsplätze mit Weide | Reiterhof',
    ],
    [
      'Kochstudio Salz',
      'Education',
      "Kochkurse am Wochenende: Thai, Sushi, Pasta und vegetarisch. Maximal zwölf Leute an vier Herden. Gutscheine gibt's auch online.",
      'Kochkurse | Kochstudio',
    ],
    [
      'Tierpension Waldhof',
      'Other',
      'Urlaubsbetreuung für Hunde und Katzen mit Auslauf im Wald. Hundetagesstätte unter der Woche. Impfpass bitte mitbringen.',
      'Urlaubsbetreuung | Tierpension',
    ],
    [
      'IT-Service Hartung',
      'Technology',
      'Wir betreuen die Computer kleiner Firmen: Server, Datensicherung, Telefonanlagen. Bei Störungen sind wir in zwei Stunden da.',
      'Server | Datensicherung | Telefonanlagen',
    ],
    [
      'Brautmode Seidenfein',
      'Retail',
      'Brautkleider von Größe 34 bis 56, Schleier und Schuhe. Anprobe nur mit Termin, Änderungen macht unsere Schneiderin im Haus.',
      'Brautkleider | Schleier | Schuhe',
    ],
    [
      'Fußpflege Ines',
      'Beauty & Wellness',
      'medizinische fußpflege auch bei ihnen zuhause, nagelkorrektur, hornhautentfernung und fußreflexzonenmassage',
      'medizinische Fußpflege | Nagelkorrektur | Hornhautentfernung | Fußreflexzonenmassage | Fußpflege',
    ],
    [
      'Büro für Bauplanung Anders',
      'Professional Services',
      'Wir planen Einfamilienhäuser, Anbauten und Dachausbauten und stellen den Bauantrag. Energieausweise erstellen wir innerhalb einer Woche.',
      'Einfamilienhäuser | Anbauten | Dachausbauten',
    ],
    [
      'Schlüsselmeister',
      'Other',
      'Schlüsseldienst mit Festpreis. Türöffnung ohne Beschädigung, Schlosswechsel und Einbruchschutz. 24 Stunden, auch an Feiertagen.',
      'Türöffnung ohne Beschädigung | Schlosswechsel | Einbruchschutz | Schlüsseldienst',
    ],
  ]);
});
