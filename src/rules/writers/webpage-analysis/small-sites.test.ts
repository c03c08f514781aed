import { describe, expect, it } from 'vitest';
import { samplePage } from '#tests/setup/page-sample.ts';
import { roofers, soup, drivingSchool, farmShop, kayaks } from '#tests/setup/small-sites.ts';
import { improvedKeywords } from './keywords.ts';
import { improvedTitle } from './title.ts';

/** Pages as small businesses have them: a greeting or a placeholder on top, and what is offered further down. */
const trees =
  '<html lang="en"><title>Untitled document</title><h1>Welcome</h1><p>Thornbury Tree Surgeons Ltd has been looking after trees in Bristol since 1998.</p><h2>Crown reduction</h2><p>Crown reduction keeps a tree at the size that suits your garden.</p><h2>Stump grinding</h2><p>We grind stumps to 30 cm below ground.</p></html>';
const accordions =
  '<html lang="fr"><title>Accueil | Mon site</title><h1>Bienvenue</h1><p>Chez Plume & Sel, nous réparons et accordons les accordéons depuis 1987 à Tulle.</p><h2>Accordage</h2><p>De deux à cinq jours.</p><h2>Réparation</h2><p>Soufflets, peaux, anches.</p></html>';
const duvet =
  '<html lang="en"><title>Linen Duvet Cover</title><h1>Linen Duvet Cover – Sage</h1><p>Stonewashed European flax linen. Inner ties keep the duvet in place.</p><h2>Care</h2><p>Machine wash cold. Machine wash cold with like colours.</p></html>';
const shelter =
  '<html lang="en"><title>ADOPT A PET!!! RIVERBEND ANIMAL SHELTER - DOGS CATS RABBITS FOR ADOPTION TODAY</title><h1>Adopt</h1><p>Riverbend Animal Shelter has dogs, cats and rabbits. The Riverbend Animal Shelter is open all week. Meet the animal first.</p></html>';
const lagerist =
  '<html lang="de"><title>Lagerist (m/w/d)</title><script type="application/ld+json">{"@context":"https://schema.org","@type":"JobPosting","title":"Lagerist (m/w/d) in Vollzeit","hiringOrganization":{"@type":"Organization","name":"Nordkai Logistik GmbH"},"jobLocation":{"@type":"Place","address":{"@type":"PostalAddress","addressLocality":"Hamburg"}}}</script><h1>Lagerist (m/w/d) in Vollzeit</h1><p>Für unser Lager suchen wir ab sofort einen Lageristen (m/w/d) in Vollzeit.</p><h2>Deine Aufgaben</h2><p>Wareneingang prüfen und buchen.</p><h2>Dein Profil</h2><p>Staplerschein.</p></html>';
const garlic =
  '<html lang="en"><title>Growing Garlic</title><header><h1>The Gardener\'s Notebook</h1></header><article><h1>How to plant garlic in autumn</h1><p>Last October I finally got it right.</p><p>Garlic needs a cold spell of six weeks, which is why you plant garlic in autumn.</p><h2>Common problems</h2><p>Rust shows as orange spots on the leaves in May. If your garlic droops or rots, pull it.</p><h2>When to harvest garlic</h2><p>Usually in July.</p></article></html>';
const wedding =
  '<html lang="fr"><title>Mariage | Léna Morel Photographe</title><meta property="og:site_name" content="Léna Morel Photographe"><h1>Photographe de mariage à Nantes</h1><p>Je photographie une vingtaine de mariages par an. Le tarif comprend une chambre d\'hôtes.</p><h2>Album de mariage</h2><p>Les albums de mariage sont cousus à la main.</p></html>';
const vets =
  '<html lang="en"><title>Dental | Bracken Vets</title><meta property="og:site_name" content="Bracken Vets"><h2>Pet dentistry</h2><p>At Bracken Vets we check your pet\'s teeth at every appointment.</p><h3>Scale and polish</h3><p>We clean teeth above and below the gum line.</p><h3>Longtail 500 Electric Cargo Bike</h3><p>Sold out.</p></html>';

describe('A better title of a small site', () => {
  it.each([
    [
      'names the town and who offers a job',
      lagerist,
      'Lagerist (m/w/d) in Vollzeit, Hamburg | Nordkai Logistik',
    ],
    [
      'names the event as its data does',
      '<html lang="es"><title>NOCHE DE JAZZ!!!</title><script type="application/ld+json">{"@context":"https://schema.org","@type":"MusicEvent","name":"Noche de jazz con el Trío Alameda"}</script><h1>NOCHE DE JAZZ</h1><p>El sábado el Trío Alameda toca en el centro.</p></html>',
      'Noche de jazz con el Trío Alameda',
    ],
    ['leaves the name of the site and a memory alone', garlic, 'How to plant garlic in autumn'],
    [
      'cuts no name in two',
      '<html lang="en"><title>Blog</title><h1>7 mistakes I made on my first through-hike of the Cotswold Way</h1><p>I walked the 102 miles from Chipping Campden to Bath in eight days.</p>',
      '7 mistakes I made on my first through-hike',
    ],
    [
      'says which, where the heading has one word of it',
      '<html lang="en"><title>Sciatica treatment | Northside Physio</title><meta property="og:site_name" content="Northside Physio"><h1>Sciatica</h1><p>Sciatica is pain that runs from the lower back down one leg.</p>',
      null,
    ],
    [
      'does not repeat a cry between its signs',
      '<html lang="es"><title>Inicio - Academia Faro</title><meta property="og:site_name" content="Academia Faro"><h1>¡Aprende inglés de verdad!</h1><p>Academia Faro es una academia de inglés en Cádiz con grupos de seis alumnos.</p><h2>Clases para niños</h2><h2>Inglés para empresas</h2>',
      'Academia de inglés en Cádiz | Academia Faro',
    ],
    [
      'says what the heading says, where it had one word',
      wedding,
      'Photographe de mariage à Nantes | Léna Morel Photographe',
    ],
    [
      'takes the first heading for a title of one word',
      vets,
      'Pet dentistry: Scale and polish | Bracken Vets',
    ],
    [
      'says what a program is and for whom',
      '<html lang="en"><title>Features - InvoiceLeaf</title><meta property="og:site_name" content="InvoiceLeaf"><h1>Get paid faster. Stress less.</h1><p>InvoiceLeaf is invoicing software for freelancers and small agencies.</p><h2>Recurring invoices</h2><p>Set a retainer once.</p></html>',
      'Invoicing software for freelancers | InvoiceLeaf',
    ],
    [
      'names its parts in its town under a promise, where it calls itself a firm',
      roofers,
      'Roof repairs, Flat roofs in Shrewsbury | Millbrook Roofing',
    ],
    ['names what its data names, and not the cry', soup, 'Lentil Soup | Cucina Lenta'],
    [
      'takes the main heading that is no promise',
      drivingSchool,
      'Autoescuela en Zaragoza | Autoescuela La Rotonda',
    ],
    [
      'greets nobody in Italian, and leaves the manner before the name',
      '<html lang="it"><title>Home</title><meta property="og:site_name" content="Trattoria da Berto"><h1>Benvenuti da Berto</h1><p>La Trattoria da Berto è un ristorante a conduzione familiare nel centro di Mantova, a due passi dalla piazza.</p><h2>La nostra cucina</h2><p>I tortelli di zucca li facciamo a mano.</p></html>',
      'Ristorante a Mantova | Trattoria da Berto',
    ],
    [
      'names the business with its legal form, and its parts',
      trees,
      'Crown reduction, Stump grinding | Thornbury Tree Surgeons',
    ],
    ['names who speaks', accordions, 'Accordage, Réparation à Tulle | Plume & Sel'],
    [
      'names the trade in its town, and not whose it is',
      '<html lang="fr"><title>ostéopathe</title><h1>Votre ostéopathe à Vienne</h1><p>Claire Martin vous reçoit du lundi au samedi.</p><h2>Nourrissons</h2><p>Une séance douce.</p><h2>Sportifs</h2><p>Récupération.</p></html>',
      'Ostéopathe à Vienne: Nourrissons, Sportifs',
    ],
    [
      'names the wine, and not whose it is',
      '<html lang="fr"><title>VINS</title><h1>Nos vins</h1><p>Chez Bief, nous vinifions du morgon.</p><h2>Morgon Côte du Py</h2><p>De garde.</p></html>',
      'Vins: Morgon Côte du Py | Bief',
    ],
    [
      'names what a program does under a promise',
      '<html lang="en"><title>Features</title><meta property="og:site_name" content="Orbit CRM"><h1>Everything your sales team needs</h1><p>Orbit CRM keeps contacts and deals in one place.</p><h2>Deal pipeline</h2><p>Drag deals.</p><h2>Email sync</h2><p>With Gmail.</p></html>',
      'Deal pipeline, Email sync | Orbit CRM',
    ],
    [
      'names no maker that the text speaks of for the business',
      '<html lang="en"><title>Home</title><h1>Boiler repair in Leeds</h1><p>We repair boilers by Worcester Bosch Ltd and others, usually the same day.</p></html>',
      'Boiler repair in Leeds',
    ],
    [
      'names no town for the business',
      '<html lang="es"><title>Inicio</title><h1>Clases de cerámica</h1><p>En Granada damos clases de cerámica para adultos.</p></html>',
      'Clases de cerámica',
    ],
  ])('%s', (_, html, title) => {
    expect(improvedTitle(samplePage(html))).toBe(title);
  });
});

describe('Keywords of a small site', () => {
  it.each<[what: string, html: string, wanted: string[], refused: RegExp]>([
    [
      'what its parts are called, though nothing is said again',
      '<html lang="de"><title>Willkommen</title><h1>Herzlich willkommen</h1><p>Die Hundepension Eifel betreut Hunde in kleinen Gruppen.</p><h2>Tagesbetreuung</h2><p>28 € pro Tag.</p><h2>Urlaubsbetreuung</h2><p>38 € pro Nacht.</p></html>',
      ['Tagesbetreuung', 'Urlaubsbetreuung'],
      /willkommen/iu,
    ],
    [
      'a French word with and without what it swallows, and the article behind a joint',
      '<html lang="fr"><title>Mildiou de la tomate</title><h1>Réparation d\'accordéons</h1><p>Nous parlons d\'accordéons. Le mildiou de la tomate est un champignon. Un accordéon est lourd. Les premiers signes sont là.</p><h2>Choisir des variétés résistantes</h2><p>Il en existe.</p></html>',
      ['mildiou de la tomate', "réparation d'accordéons", 'variétés résistantes'],
      /^d['’]|choisir|premiers/u,
    ],
    ['a job with its town, and no duties', lagerist, ['Lagerist Hamburg'], /Aufgaben|Profil/u],
    [
      'what people ask, and no problem of anything',
      garlic,
      ['how to plant garlic in autumn', 'when to harvest garlic'],
      /common|^autumn|droops|^plant$/u,
    ],
    [
      'a French heading and a noun whole, and no count',
      wedding,
      ['Photographe de mariage à Nantes', 'album de mariage', 'Léna Morel Photographe'],
      /vingtaine/u,
    ],
    [
      'a heading of two things whole, and no front of a longer one',
      vets,
      ['scale and polish'],
      /^longtail 500/u,
    ],
    [
      'nothing of a title that says one word again and again',
      '<html lang="fr"><title>Dépannage plombier urgent plombier 24h plombier Lyon plombier</title><h1>Dépannage plomberie à Lyon</h1><p>Nous cherchons la fuite.</p><h2>Fuite d\'eau</h2><p>Sans casser.</p></html>',
      ['Dépannage plomberie à Lyon', "fuite d'eau"],
      /urgent|24h/u,
    ],
    [
      'that there is none of it',
      '<html lang="en"><title>No hot water | Ridley Heating</title><h1>No hot water?</h1><p>If your boiler gives no hot water, check that the hot water timer is on. Ridley Heating carries a diverter valve.</p><h2>Delivery and prices</h2><p>A diverter valve is in the van.</p></html>',
      ['no hot water', 'diverter valve'],
      /^hot water|prices/u,
    ],
    [
      'nothing that does something itself, and no article with a town',
      '<html lang="de"><title>Eigenbedarfskündigung: Was Mieter wissen</title><h1>Eigenbedarfskündigung: Was Mieter wissen</h1><p>Der Vermieter darf kündigen.</p><h2>Welche Fristen gelten bei Eigenbedarf?</h2><p>Drei Monate.</p><h2>Beratung im Mietrecht</h2><p>Eine Erstberatung kostet 119 €.</p><footer>Olgastraße 80, 89073 Ulm, Telefon 0731 555019</footer></html>',
      ['welche Fristen gelten bei Eigenbedarf', 'Beratung im Mietrecht'],
      /Ulm|Mieter wissen/u,
    ],
    [
      'no verb in front of a German noun, and what helps against what',
      '<html lang="de"><title>Wallbox</title><h1>Wallbox kaufen</h1><p>Hansen installiert Wallboxen. Er installiert Wallboxen gern.</p><h2>Ernährung bei Diabetes</h2><p>Ruhig.</p><h2>Was kostet eine Wallbox?</h2><p>600 Euro.</p></html>',
      ['Ernährung bei Diabetes', 'was kostet eine Wallbox'],
      /installiert/u,
    ],
    [
      'nothing that others do, and no half of a longer name',
      '<html lang="en"><title>Get involved | Harlow Food Bank</title><h1>Get involved</h1><p>Harlow Food Bank gave out 11,300 parcels.</p><h2>Volunteer at a food bank session</h2><p>Sessions run on Tuesdays.</p><h2>Where your guests sleep</h2><p>Here.</p><h2>Kind words</h2><p>Nice.</p></html>',
      ['Harlow Food Bank'],
      /^bank|sleep|kind/u,
    ],
    [
      'a question in small letters',
      '<html lang="en"><title>How to Restring a Classical Guitar</title><h1>How to Restring a Classical Guitar</h1><p>A classical guitar has nylon strings. Nylon strings last for months.</p><h2>Recently viewed</h2><p>A capo.</p></html>',
      ['how to restring a classical guitar', 'nylon strings'],
      /viewed/u,
    ],
    [
      'no money in Japanese',
      '<html lang="ja"><title>七五三撮影 | 川口写真館</title><h1>七五三撮影プラン</h1><p>スタジオ撮影は29,800円です。神社での撮影は39,800円です。</p><h2>スタジオ撮影</h2><p>データが付きます。</p></html>',
      ['スタジオ撮影'],
      /円/u,
    ],
    [
      'no verb before an article, no front of a model, nothing online',
      '<html lang="en"><title>Cordless Drills Online | ToolBarn</title><h1>Cordless Drills</h1><p>A good hammer drill drives the screws. The hammer drill drives the screws. Look for cordless drills online.</p><h2>DeWalt DCD791 20V MAX Drill Kit</h2><p>$159</p><h2>How to choose a cordless drill</h2><p>If the drill fails, we know that the drill fails.</p></html>',
      ['cordless drills', 'hammer drill', 'how to choose a cordless drill'],
      /drives|fails|^MAX|online/u,
    ],
    [
      'a product by its name and figure, and no figure else',
      '<html lang="en"><title>Prospector 16 – Red Cedar Canoes</title><h1>Prospector 16</h1><p>The Prospector 16 is a canoe of 16 feet. We build a canoe 16 times.</p><h2>Build time</h2><p>Each canoe takes about 140 hours.</p></html>',
      ['Prospector 16'],
      /^canoe 16|build time/u,
    ],
    ['its services with their town', roofers, ['roof repairs', 'roof repairs Shrewsbury'], /family|working/u],
    [
      'a heading of four words whole',
      '<html lang="en"><title>New patients</title><h1>New patients</h1><p>You can register online.</p><h2>New patient health check</h2><p>Bring a list.</p></html>',
      ['new patient health check'],
      /health$/u,
    ],
    [
      'nothing that begins or ends with a small word abroad',
      '<html lang="pl"><title>Wymiana rozrządu</title><h1>Wymiana rozrządu w Gdyni</h1><p>Wymiana rozrządu trwa zwykle jeden dzień, a na części i robociznę dajemy gwarancję.</p></html>',
      ['wymiana rozrządu'],
      /^w | w$/u,
    ],
    ['what is made, and not how', soup, ['lentil soup'], /^make|love|^use/u],
    ['no placeholder', trees, ['crown reduction', 'stump grinding'], /untitled|welcome/iu],
    [
      'what its parts are called, no opening hours and no bent phrase',
      farmShop,
      ['Kartoffeln', 'Rindfleisch'],
      /Dienstag|eigenen/u,
    ],
    ['not how it is washed, in lower case', duvet, ['linen duvet cover'], /machine wash/u],
    ['not what to bring', kayaks, ['guided kayak tours', 'dolphin tour'], /water shoes/u],
    ['a name with its capitals, and no cry', shelter, ['Riverbend Animal Shelter'], /ADOPT|PET/u],
    [
      'nothing that somebody does',
      '<html lang="en"><title>AcmePayroll</title><h1>Payroll for small teams</h1><p>AcmePayroll runs payroll. AcmePayroll runs payroll in all states.</p><h2>How payroll works</h2><p>Hours flow into payroll.</p></html>',
      ['payroll for small teams'],
      /runs|works/u,
    ],
    [
      'nothing of a title that is cut off',
      '<html lang="en"><title>How to prune an old apple tree without killing it - a guide for beginners who are afraid of saws and ladders</title><h1>How to prune an old apple tree</h1><p>An old apple tree can be brought back. Never cut an old apple tree in one winter.</p></html>',
      ['old apple tree'],
      /afraid/u,
    ],
  ])('%s', (_, html, wanted, refused) => {
    const keywords = improvedKeywords(samplePage(html));
    expect(keywords).toEqual(expect.arrayContaining(wanted));
    expect(keywords.filter((keyword) => refused.test(keyword))).toEqual([]);
  });
});

it('a site is called by the whole name that begins as its host does', () => {
  const address = 'https://thornburytrees.example/';
  const facts = samplePage(
    '<html lang="en"><title>Home</title><h1>Tree surgery in Thornbury</h1><p>We prune, fell and plant trees around Thornbury. Thornbury Tree Care has two climbers and a chipper.</p></html>',
    { url: address, finalUrl: address },
  );
  expect(improvedTitle(facts)).toBe('Tree surgery in Thornbury | Thornbury Tree Care');
});
