/**
 * What businesses do and say of themselves, by language: lists of services ("Wallbox Installation, E-Check, Notdienst")
 * have no function words to be told by. Words that two of the four or a neighbour of theirs share are left out.
 */
export const serviceWords = {
  en:
    'repair repairs cleaning plumbing heating roofing gardening landscaping mowing removal removals fitting fitted ' +
    'servicing maintenance treatment treatments lessons grooming walking boarding sitting wedding ' +
    'photography bookkeeping payroll accounting filing returns lawyer attorney solicitor advice advisers planning ' +
    'building builders extensions conversions decorating plastering flooring tiling fencing paving drainage blocked ' +
    'drains leaks emergency appointments evening same week day free estimates quotes owned licensed insured ' +
    'registered qualified certified experienced homeowners businesses families beginners kids adults haircuts ' +
    'colouring coloring nails lashes brows waxing facials check-ups fillings whitening surgery ' +
    'bakery bakeries butcher butchers florists greengrocer barbers hairdresser hairdressers nursery schools library brewery plumber ' +
    'plumbers electricians roofer builder joiner carpenter locksmith gardener gardeners cleaner cleaners dentist ' +
    'dentists church charity rescue hire solicitors accountants decorator handyman tide tides times reminders bedtime ' +
    'workout recipes shopping ' +
    'open daily until since years call-out charge fixed prices monthly fee delivery pickup',
  de:
    'Reparatur Reparaturen Reinigung Wartung Einbau Elektroinstallation Notdienst Kundendienst ' +
    'Beratung Planung Sanierung Renovierung Umbau Neubau Altbau Umzug Umzüge Entrümpelung Gartenpflege Baumpflege ' +
    'Winterdienst Hausmeisterservice Meisterbetrieb Familienbetrieb Fachbetrieb Innung Festpreis Festpreise Angebot ' +
    'Kostenvoranschlag Besichtigung Anfahrt Termin Termine Woche Wochen Tage Stunden Jahre Jahren Öffnungszeiten ' +
    'Hausbesitzer Vermieter Mieter Eigentümer Privatkunden Geschäftskunden Unternehmen Betriebe Familien Anfänger ' +
    'Fortgeschrittene Kinder Erwachsene Senioren Kurse Unterricht Nachhilfe Fahrschule Behandlung Behandlungen ' +
    'Krankengymnastik Zahnreinigung Zahnersatz Hausbesuche Kassen Steuererklärung Lohnbuchhaltung Jahresabschluss ' +
    'Rechtsanwalt Arbeitsrecht Familienrecht Mietrecht Haarschnitt Färben Fußpflege Maniküre Werkstatt Inspektion ' +
    'Reifenwechsel Bremsen Ölwechsel Heizung Sanitär Dachdecker Maler Fliesen Fenster Türen Gebrauchtwagen seit ' +
    'innerhalb kostenlos kostenlose täglich zertifiziert geprüft',
  es:
    'reparación reparaciones limpieza mantenimiento instalación instalaciones reformas fontanería fontanero electricista ' +
    'cerrajero mudanzas jardinería presupuesto presupuestos urgencias financiación ' +
    'años sábados mañana tardes abierto cita citas tratamientos dentales ortodoncia ' +
    'blanqueamiento fisioterapia abogado abogados asesoría gestoría contabilidad impuestos nóminas autónomos ' +
    'niños principiantes clases peluquería uñas depilación masajes taller ' +
    'neumáticos frenos alquiler pisos viviendas reparto colegiados propietarios',
  fr:
    'réparation réparations nettoyage entretien dépannage rénovation travaux plomberie plombier chauffage électricité ' +
    'électricien serrurier menuiserie toiture peinture déménagement jardinage élagage devis gratuit gratuits gratuite ' +
    'urgence jours semaine heures ans rendez-vous soins dentaires avocat avocats droit comptabilité comptable ' +
    'paie impôts entreprises particuliers familles adultes enfants débutants cours soutien scolaire coiffure ' +
    'ongles épilation pneus freins vidange appartements maisons livraison domicile commande ' +
    'gâteaux viennoiseries depuis agréé agréés certifié ouvert mardi dimanche',
} as const;
