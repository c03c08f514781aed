import { describe, expect, it } from 'vitest';
import { samplePage } from '#tests/setup/page-sample.ts';
import { improvedKeywords } from './keywords.ts';
import { improvedTitle } from './title.ts';

const at = (finalUrl: string, html: string) => samplePage(html, { finalUrl });

describe('A better title', () => {
  it.each<[what: string, url: string, html: string, title: string]>([
    [
      'what a page says that its business is',
      'https://www.spokesandco.co.uk/',
      '<html lang="en"><title>Home | Spokes & Co</title><h1>Welcome to Spokes & Co</h1><p>Spokes & Co is an independent bike shop in Kendal. We sell and repair bikes.</p>',
      'Independent bike shop in Kendal | Spokes & Co',
    ],
    [
      'its first line where that names the offer',
      'https://www.lanterna-soho.com/',
      '<html lang="en"><h2>Lanterna</h2><p>Fresh pasta and natural wine in Soho. Walk-ins only at lunch.</p>',
      'Fresh pasta and natural wine in Soho | Lanterna',
    ],
    [
      'where it lies',
      'https://www.hotelbellariva.it/',
      '<html lang="it"><title>Hotel Bellariva</title><h1>Hotel Bellariva</h1><p>L\'Hotel Bellariva si trova a Riva del Garda, a 150 metri dal lago.</p>',
      'Hotel Bellariva a Riva del Garda',
    ],
    [
      'the trade with its town, without the participle between',
      'https://toiture-morvan.fr/',
      '<html lang="fr"><title>Accueil - Toiture Morvan</title><h1>Bienvenue chez Toiture Morvan</h1><p>Toiture Morvan est une entreprise de couverture installée à Autun depuis 1992.</p>',
      'Entreprise de couverture à Autun | Toiture Morvan',
    ],
    [
      'a short subject with its parts, and the name that the text spells like the host',
      'https://www.teehaus-morgenrot.de/gruentee',
      '<html lang="de"><title>Startseite</title><h1>Grüner Tee</h1><p>Bei Teehaus Morgenrot finden Sie 34 Sorten.</p><h2>Sencha aus Kagoshima</h2><p>Er schmeckt frisch.</p><h2>Preise</h2>',
      'Grüner Tee: Sencha aus Kagoshima | Teehaus Morgenrot',
    ],
    [
      'what it makes, under a greeting that names nothing',
      'https://www.schreinerei-lang.de/',
      '<html lang="de"><title>Home</title><h1>Herzlich willkommen</h1><p>Die Schreinerei Lang baut Möbel und Treppen in Murnau. Wir montieren selbst.</p>',
      'Möbel und Treppen in Murnau | Schreinerei Lang',
    ],
    [
      'nothing more behind a question',
      'https://blog.hillsidehens.com/how-many-eggs',
      '<html lang="en"><title>How many eggs does a hen lay in a week in winter, spring, summer and autumn, and what you can do about it | Hillside Hens Blog</title><h1>How many eggs does a hen lay in a week?</h1><p>A hen lays four eggs. How many eggs a hen lays depends on light.</p>',
      'How many eggs does a hen lay in a week? | Hillside Hens Blog',
    ],
    [
      'what is offered, under a promise',
      'https://www.brightpaws.com/',
      '<html lang="en"><title>Home - Bright Paws</title><h1>Because every pet deserves kindness</h1><p>Bright Paws is a one-on-one grooming salon for dogs and cats in Asheville, North Carolina.</p>',
      'One-on-one grooming salon in Asheville | Bright Paws',
    ],
    [
      'how many it sleeps, and not how to get there',
      'https://hollowaycabins.co.uk/cabins/owl',
      '<html lang="en"><title>Owl</title><h1>Owl Cabin</h1><p>Sleeps 4 in two bedrooms. A hot tub on the deck looks over the river.</p><h2>Prices</h2><p>From £145.</p><h2>Getting here</h2><p>Ten minutes from Hay.</p>',
      'Owl Cabin: Sleeps 4 in two bedrooms',
    ],
    [
      'the name of a French house, with what it makes',
      'https://www.fournilanna.fr/',
      '<html lang="fr"><title>Accueil</title><h1>Bienvenue</h1><p>Le Fournil d\'Anna cuit chaque matin son pain au levain au feu de bois, rue de Paris au Havre.</p><h2>Nos pains</h2>',
      "Pain au levain au feu de bois | Le Fournil d'Anna",
    ],
    [
      'the name that begins the host',
      'https://www.clinicavitalfisio.es/',
      '<html lang="es"><title>Inicio</title><h1>Tu salud en buenas manos</h1><p>Clínica Vital es un centro de fisioterapia deportiva en Zaragoza. Abrimos de 8 a 21 h.</p>',
      'Centro de fisioterapia deportiva en Zaragoza | Clínica Vital',
    ],
    [
      'the town of its address behind the name',
      'https://www.gasthof-zum-loewen.de/speisekarte',
      '<html lang="de"><title>Speisekarte - Gasthof zum Löwen</title><h1>Speisekarte</h1><p>In unserer Küche kochen wir Allgäuer Gerichte mit Fleisch vom Metzger im Ort.</p><footer>Dorfstraße 12, 87544 Blaichach · Tel. 08321 55501</footer>',
      'Speisekarte - Gasthof zum Löwen, Blaichach',
    ],
    [
      'the same of a British one',
      'https://www.brackenvets.co.uk/dental',
      '<html lang="en"><title>Dental care</title><h1>Dental care</h1><p>Bracken Vets checks teeth.</p><footer>Bracken Vets, Plymouth Road, Tavistock PL19. Open Mon to Fri.</footer>',
      'Dental care | Bracken Vets, Tavistock',
    ],
    [
      'no town of a shop that sends',
      'https://www.brackenvets.co.uk/food',
      '<html lang="en"><title>Dog food</title><a href="/cart">Cart</a><h1>Dog food for seniors</h1><p>Bracken Vets sells dog food.</p><footer>Bracken Vets, Plymouth Road, Tavistock PL19. Open Mon to Fri.</footer>',
      'Dog food for seniors | Bracken Vets',
    ],
    [
      'who speaks beside a placeholder',
      'https://www.escape-room-gdansk.pl/',
      '<html lang="pl"><title>Strona główna - Zagadka</title><h1>Escape room w Gdańsku</h1><p>Zagadka to cztery pokoje zagadek w centrum miasta dla grup od 2 do 6 osób.</p>',
      'Escape room w Gdańsku | Zagadka',
    ],
    [
      'no cry of a club, and no part that stands for few',
      'https://skiclub-oberstaufen.de/kurse',
      '<html lang="de"><title>Kurse</title><h3>SKICLUB OBERSTAUFEN E.V.</h3><h1>Skikurse</h1><p>Wir bieten Skikurse an.</p><h2>Skikurse für Kinder</h2><h2>Skikurse für Große</h2><h2>Wachsen</h2>',
      'Skikurse | Skiclub Oberstaufen',
    ],
    [
      'the heading with the town under a promise',
      'https://www.greenacrelandscapes.com/',
      '<html lang="en"><title>Greenacre Landscapes | Home</title><h1>Transform Your Outdoor Space</h1><h2>Landscaping in Austin, TX</h2><p>Greenacre Landscapes designs and maintains yards.</p>',
      'Landscaping in Austin, TX | Greenacre Landscapes',
    ],
    [
      'what people call themselves, without the kind word',
      'https://www.tidewaterchoir.org.uk/',
      '<html lang="en"><title>Tidewater Choir</title><h1>Tidewater Choir</h1><p>We are a friendly mixed choir of about sixty singers from Whitby and the coast. We sing everything.</p><h2>Next concert</h2><p>Saturday.</p><h2>Join us</h2>',
      'Mixed choir from Whitby | Tidewater Choir',
    ],
    [
      'its parts in the town of a Swiss address, under two sentences',
      'https://www.yogastudio-lotos.ch/',
      '<html lang="de"><title>Yogastudio Lotos</title><h1>Komm an. Atme durch.</h1><p>Im Yogastudio Lotos üben wir in Gruppen von höchstens zwölf Personen.</p><h2>Hatha Yoga</h2><h2>Vinyasa Yoga</h2><footer>Marktgasse 9, 8400 Winterthur, Tel. 052 555 01 22</footer>',
      'Hatha Yoga, Vinyasa Yoga in Winterthur | Yogastudio Lotos',
    ],
    [
      'the name of the logo that speaks on the page',
      'https://www.ktm-verkstad.se/service',
      '<html lang="sv"><title>Service</title><header><a href="/">Lindqvist Motor</a></header><main><h1>Motorcykelservice i Uppsala</h1><p>Lindqvist Motor utför service på alla märken av motorcyklar.</p></main>',
      'Motorcykelservice i Uppsala | Lindqvist Motor',
    ],
    [
      'no name of a link to another site',
      'https://www.potter.example/mugs',
      '<html lang="en"><title>Mugs</title><main><h1>Stoneware mugs</h1><p>Other things are made elsewhere: <a href="https://other.example/">Other</a>. The mugs are thrown by hand.</p></main>',
      'Stoneware mugs',
    ],
    [
      'the town that its host and its text name, and what stands behind its subject',
      'https://www.elektro-kiel.de/wallbox',
      '<html lang="de"><title>Wallbox | Elektro Hansen</title><h1>Wallbox installieren lassen</h1><p>Elektro Hansen installiert Wallboxen in Kiel und im Umkreis.</p><footer>Eckernförder Straße 210 · 24119 Kronshagen · Tel. 0431 555018</footer>',
      'Wallbox installieren lassen | Elektro Hansen, Kiel',
    ],
    [
      'what the footer calls the site, and what else the title names',
      'https://www.stonehavenweddings.co.uk/the-barn',
      '<html lang="en"><title>The Barn - Stonehaven Farm | Weddings, Parties and Corporate Events Venue | Barn Wedding Venue Yorkshire</title><h1>The Barn</h1><p>Our oak-framed barn seats 140 guests for a wedding breakfast.</p><h2>Your ceremony</h2><h2>Food and drink</h2><footer>Stonehaven Farm, Helmsley</footer>',
      'The Barn: Barn Wedding Venue Yorkshire | Stonehaven Farm',
    ],
    [
      'a shouted word as the text writes it',
      'https://www.campinglapineda.cat/bungalows',
      '<html lang="es"><title>BUNGALOWS</title><meta property="og:site_name" content="Camping La Pineda"><h1>BUNGALOWS</h1><p>Tenemos 34 bungalows de madera bajo los pinos, a 300 metros de la playa.</p>',
      'Bungalows | Camping La Pineda',
    ],
    [
      'the town of its first sentence, and no greeting for one',
      'https://www.panaderialaespiga.mx/',
      '<html lang="es"><title>Panadería La Espiga - Bienvenidos</title><h2>Bienvenidos a Panadería La Espiga</h2><p>La Panadería La Espiga hornea pan dulce y bolillo en Puebla. Abrimos a las seis.</p><h3>Pan dulce</h3><h3>Pan de muerto</h3>',
      'Pan dulce, Pan de muerto en Puebla | Panadería La Espiga',
    ],
    [
      'one part in its town, where two leave no room for the name, under a greeting',
      'https://www.pixelbruecke.de/',
      '<html lang="de"><title>Pixelbrücke</title><h1>Hallo, ich bin Tobias.</h1><p>Ich gestalte Websites und Logos für kleine Unternehmen in Leipzig und Umgebung.</p><h2>Webdesign</h2><p>Ab 2.900 €.</p><h2>Logo und Geschäftsausstattung</h2><p>Drei Entwürfe.</p>',
      'Webdesign in Leipzig | Pixelbrücke',
    ],
    [
      'what the title says before a shouted question, in small letters',
      'https://www.velowerkstatt-rosi.de/',
      '<html lang="de"><title>Fahrradwerkstatt | Dresden | günstig | schnell | Velowerkstatt Rosi | Reparatur und noch viel mehr für alle</title><h1>FAHRRAD KAPUTT?</h1><p>Die Velowerkstatt Rosi repariert Räder in der Neustadt.</p><h2>INSPEKTION</h2><p>Die kleine Inspektion kostet 49 €.</p><h2>EINSPEICHEN</h2><p>Ab 60 €.</p>',
      'Fahrradwerkstatt: Inspektion | Velowerkstatt Rosi',
    ],
    [
      'the name before the subject',
      'https://www.vtt-vosges.fr/sorties',
      '<html lang="fr"><title>Club VTT Montagne – Sorties</title><header><div>Club VTT Montagne</div><nav><a href="/sorties">Sorties</a></nav></header><h1>Nos sorties</h1><p>Le club organise une sortie chaque samedi au départ du parking du lac.</p><footer>88400 Gérardmer, tél. 03 29 55 01 66</footer>',
      'Sorties | Club VTT Montagne, Gérardmer',
    ],
    [
      'a name without its welcome, and who begins the text',
      'https://www.eiscafe-dolomiti.at/',
      '<html lang="de"><title>Willkommen im Eiscafé Dolomiti</title><h1>Willkommen im Eiscafé Dolomiti</h1><p>Das Eiscafé Dolomiti macht seit 1971 Eis in Villach. Jeden Morgen rühren wir 24 Sorten.</p><h2>Eissorten</h2><h2>Eisbecher</h2>',
      'Eissorten, Eisbecher in Villach | Eiscafé Dolomiti',
    ],
    [
      'the name of a Japanese school behind what it teaches',
      'https://www.studio-tanaka.jp/lessons',
      '<html lang="ja"><title>レッスン案内 - 田中ピアノ教室</title><h1>大人のピアノレッスン</h1><p>田中ピアノ教室では、世田谷区経堂で大人のための個人ピアノレッスンを行っています。</p><h2>料金</h2><h2>体験レッスン</h2>',
      '大人のピアノレッスン: 体験レッスン | 田中ピアノ教室',
    ],
    [
      'no plan of a price list',
      'https://ledgerleaf.com/pricing',
      '<html lang="en"><title>Pricing</title><meta property="og:site_name" content="LedgerLeaf"><h1>Simple pricing</h1><p>LedgerLeaf is free for up to 5 clients.</p><h2>Free</h2><p>5 clients.</p><h2>Pro</h2><p>All of them.</p>',
      'Simple pricing | LedgerLeaf',
    ],
    [
      'the kind of the thing before its name',
      'https://www.ezpeleta.example/',
      '<html lang="fr"><title>Gîte 6 personnes</title><h1>Le Moulin d’Ezpeleta</h1><p>Ancien moulin rénové en 2019 au bord de la Nive.</p><h2>Tarifs</h2><h2>Activités</h2>',
      'Gîte 6 personnes | Le Moulin d’Ezpeleta',
    ],
    [
      'no cry of a shop',
      'https://www.oakandiron.com/products/desk-142',
      '<html lang="en"><title>OAK DESK 142 - BUY NOW!!! BEST PRICE!!!</title><meta property="og:site_name" content="Oak & Iron"><h1>Solid oak desk with steel legs, 142 cm</h1><p>The desk top is 27 mm solid oak.</p>',
      'Solid oak desk with steel legs, 142 cm | Oak & Iron',
    ],
  ])('says %s', (_, url, html, title) => {
    expect(improvedTitle(at(url, html))).toBe(title);
  });
});

describe('Keywords of a page that repeats little', () => {
  it.each<[what: string, html: string, holds: string[], lacks: string[]]>([
    [
      'names what it says once',
      '<html lang="en"><h1>Because every pet deserves kindness</h1><p>Bright Paws is a one-on-one grooming salon for dogs and cats in Asheville, North Carolina. The deck looks over the river.</p>',
      ['one-on-one grooming salon', 'North Carolina'],
      ['pet deserves kindness', 'deck looks'],
    ],
    [
      'leaves half a German clause out',
      '<html lang="de"><h1>Erbrecht</h1><p>Ein handschriftliches Testament muss vollständig von Hand geschrieben sein. Der Anspruch verjährt nach drei Jahren.</p>',
      ['handschriftliches Testament'],
      ['Anspruch verjährt', 'Hand geschrieben'],
    ],
    [
      'asks no question of its own',
      '<html lang="en"><h1>Pricing</h1><h3>Can I cancel?</h3><p>At any time. Unlimited invoices.</p>',
      ['unlimited invoices'],
      ['I cancel'],
    ],
  ])('%s', (_, html, holds, lacks) => {
    const keywords = improvedKeywords(at('https://www.example.com/', html));
    expect(keywords).toEqual(expect.arrayContaining(holds));
    for (const lacking of lacks) expect(keywords).not.toContain(lacking);
  });
});
