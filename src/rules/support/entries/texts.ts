import { keywordList, type SupportEntry } from '#rules/support/entry.ts';

/** What people ask of the texts that were or will be written. */
export const texts: readonly SupportEntry[] = [
  {
    id: 'own-texts',
    category: 'features',
    keywords:
      keywordList(`copyright, sell the listings, sell the texts, sell my texts, meine kunden, fur kunden, mis clientes, mes clients, who owns, own the text, belong to me, belongs to, commercial use, commercially, for my clients, for clients, my customers,
      for my customers, agency, freelancer, resell, intellectual property, urheberrecht, wem gehor, derechos de autor, agencia, droits d auteur, agence, agentur`),
    question: 'Who owns the texts, and may I use them for clients?',
    answer:
      'What is written for you is yours to use, change and publish, also after you leave. Working for your customers with Shelfmark is fine; selling or lending your access on is not.',
  },
  {
    id: 'unique-texts',
    category: 'features',
    keywords:
      keywordList(`unique, duplicate content, duplicate text, plagiarism, same text, copied from, original text, einzigartig, doppelter inhalt, contenido duplicado,
      contenu duplique, plagio, plagiat`),
    question: 'Is every text unique?',
    answer:
      'Products of one form never share a sentence. Two sellers who describe the same thing in the same words may get the same text, so write what is special about yours.',
  },
  {
    id: 'search-penalty',
    category: 'features',
    keywords: keywordList(
      `penalize, penalise, penalty, punish, ai content, ai text, ai detector, detected, keyword stuffing, stuffing, spam, banned by google, bestraf, penaliz, penalis`,
    ),
    question: 'Will Google punish such texts?',
    answer:
      'The checks mark a keyword that is repeated too often, and nothing is written that your own description does not say. Nobody can promise how a search engine judges a text.',
  },
  {
    id: 'left-out-words',
    category: 'features',
    keywords:
      keywordList(`word removed, was removed, were removed, removed from, left out, word missing, missing from, taken out, forbidden, banned words, prohibited, not allowed, allowed words,
      disappeared, verbotene worter, fehlt im, palabras prohibidas, mots interdits`),
    question: 'Why was a word left out of my text?',
    answer:
      'Words that a platform forbids and praise that nobody can prove are left out, and so is what your own description does not say. Under each result the checks say what they found and why.',
  },
  {
    id: 'raise-score',
    category: 'features',
    keywords:
      keywordList(`improve my score, raise my score, raise the score, increase my score, get a better score, better score, higher score, low score, score so low, score is low,
      why is my score, my score only, score only, score is only, reach 90, bessere punkte, mejorar la puntuacion, ameliorer le score`),
    question: 'How do I get a better score?',
    answer:
      'Under a result, “To reach 90” lists the fixes, each with the points that it brings. Most points come from facts that the description does not give yet: material, size, what is in the box, for whom it is.',
  },
  {
    id: 'edit-texts',
    category: 'features',
    keywords:
      keywordList(`edit, edit the, change the text, change a text, change the title, change the description, rewrite, write it again, regenerate, try again, undo, undelete, bring back, deleted by mistake,
      deleted a listing, deleted it, bearbeiten, rückgängig, editar, deshacer, modifier le texte, annuler la suppression`),
    question: 'Can I edit a text, or undo what I deleted?',
    answer:
      'Edit every field of a result in place; gauge and score follow while you type, and each saved state is kept as a version in Content History. A deleted entry comes back with Undo right after.',
  },
  {
    id: 'limits-meaning',
    category: 'platforms',
    keywords: keywordList(
      `hard limit, soft limit, recommended length, what does hard, what does recommended, where do the limits, limits come from, source of the limits, official limit, rules come from`,
    ),
    question: 'What is a hard limit, and where do the limits come from?',
    answer:
      'A hard limit is the platform’s own, and nothing over it leaves the generator; a recommended length is good practice that the score reckons with. Each limit names its source and the day on which it was read.',
  },
  {
    id: 'what-to-type',
    category: 'getting_started',
    keywords:
      keywordList(`what do i type, too short, so short, so thin, button is grey, button is gray, greyed out, grayed out, button is disabled, cannot click, what do i have to type, what do i need to type, what should i write, what should i enter, what do i enter, what to enter, what do you need from me,
      good description, better description, required fields, required field, which fields, minimum length, was muss ich eingeben, que tengo que escribir, que dois je ecrire`),
    question: 'What do I have to type in?',
    answer:
      'A business name, an industry, and for each product its name and a description; some platforms ask for a little more, such as the name of your shop. Only what you write is used, so each further fact makes the text better: material, size, condition, place, for whom it is.',
  },
  {
    id: 'asked-back',
    category: 'features',
    keywords: keywordList(
      `ask me questions, asks me, asks questions, why does it ask, why are there questions, questions under, question under, what are the questions, fragen unter, preguntas debajo, questions sous`,
    ),
    question: 'Why are there questions under my result?',
    answer:
      'They are what a buyer will ask and your description does not say. Put the answer into the description and generate again, and the text uses it.',
  },
  {
    id: 'examples',
    category: 'features',
    keywords: keywordList(
      `example, examples, see an example, sample, samples, show me, what does it look like, beispiel, ejemplo, exemple`,
    ),
    question: 'Can I see an example?',
    answer:
      'The page of each platform shows a whole listing with its facts and its score, and the first page shows what is written from one description. Both are open to everybody.',
  },
  {
    id: 'several-shops',
    category: 'features',
    keywords:
      keywordList(`multiple shops, support multiple, support several, several shops, two shops, second shop, more than one shop, multiple stores, several stores, two stores, more than one store, multiple brands, several brands, mehrere shops, varias tiendas,
      plusieurs boutiques`),
    question: 'Can I write for several shops?',
    answer:
      'One account writes for as many shops and businesses as you have. Details of a business can be saved in the generator and fill its form the next time.',
  },
  {
    id: 'import',
    category: 'features',
    keywords:
      keywordList(`import, import a csv, import products, import my products, upload a file, upload my products, upload products, upload a csv, csv of, spreadsheet of, from a spreadsheet, from a link, product url,
      product link, amazon link, asin, scrape, read my shop, read my etsy, read my store, importieren, importar, importer`),
    question: 'Can I import my products from a file or a shop?',
    answer:
      'No, the generator reads no product files and no shops: type or paste what you know of each product. Keyword research reads your own keyword files, and Website Analysis reads public pages.',
  },
  {
    id: 'pictures',
    category: 'features',
    keywords:
      keywordList(`make images, make image, generate images, generate an image, product photo, photos, photo, pictures, make pictures, make videos, make a video, video maker, logo, background removal, bilder, fotos,
      imagenes, images`),
    question: 'Does it make pictures or videos?',
    answer:
      'No, Shelfmark makes no product photos and no videos. It writes alternative texts for images, titles and chapters for videos, and the picture that shows when a page of yours is shared.',
  },
  {
    id: 'trademarks',
    category: 'features',
    keywords:
      keywordList(`trademark, trade mark, trademarks, brand names, brand name of, other brands, legal advice, legally, compliant, compliance, is it legal, liability, liable, markenrecht, marca registrada,
      marque deposee`),
    question: 'Does it check trademarks and laws?',
    answer:
      'No register of trademarks and no law is searched. Brand names that your own description does not say are not added, and words that the platforms are known to refuse are left out. You publish the text, so read it first.',
  },
  {
    id: 'used-goods',
    category: 'features',
    keywords: keywordList(
      `used goods, used items, used item, used car, used thing, second hand, second-hand, secondhand, vintage, antiques, antique, pre-owned, preloved, gebraucht, segunda mano, d occasion`,
    ),
    question: 'Does it write for used things?',
    answer:
      'Yes: say the condition in your own words, or choose it where the platform’s form asks for it. Faults that you name are said and not hidden.',
  },
  {
    id: 'pages-not-read',
    category: 'features',
    keywords: keywordList(
      `blocked, cloudflare, cannot read my page, cannot be read, cannot reach my, could not be fetched, firewall, behind a login, password protected, 403, robots txt, blockiert, bloquead, bloque par`,
    ),
    question: 'My page cannot be read. What can I do?',
    answer:
      'A page that turns programs away or stands behind a login cannot be fetched. Open it yourself, copy its HTML, and paste that into Website Analysis.',
  },
];
