import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { keyOfWord, tokensOf } from '#rules/text/words.ts';
import { lexiconOf } from './lexicon/index.ts';

/** Words of ads that claim nothing, besides those of the lexicon. */
const more: Record<Exclude<WrittenLanguage, 'other'>, string> = {
  en:
    'today now book call visit order shop talk speak arrange schedule team work works job help need ' +
    'needs want looking find choose first next time day week home house family business local near ' +
    'nearby area question questions answer answers explained clear simple plain easy start start plan ' +
    'plans details page online message form reply visit appointment quote table service services offer ' +
    'offers come tell ask see learn join care advice done right around people new take make made',
  es:
    'hoy ahora reserve llame visite pida compre hable equipo trabajo ayuda necesita busca encuentre ' +
    'elija primero próximo tiempo día semana hogar casa familia empresa local cerca zona pregunta ' +
    'respuesta claro sencillo fácil empiece plan detalles página mensaje cita presupuesto mesa ' +
    'servicio servicios venga dígame pregunte vea aprenda cuidado consejo personas nuevo',
  de:
    'heute jetzt buchen anrufen besuchen bestellen sprechen termin vereinbaren team arbeit hilfe ' +
    'brauchen sie suchen finden wählen nächste zeit tag woche zuhause haus familie unternehmen vor ort ' +
    'nähe umgebung frage fragen antwort klar einfach start plan details seite nachricht anfrage ' +
    'angebot tisch service leistungen kommen sagen sehen lernen beratung menschen neu',
  fr:
    'aujourd’hui maintenant réservez appelez visitez commandez achetez parlez équipe travail aide ' +
    'besoin cherchez trouvez choisissez premier prochain temps jour semaine maison famille entreprise ' +
    'local près région question réponse clair simple facile commencez plan détails page message ' +
    'rendez-vous devis table service services venez dites demandez voyez apprenez conseil personnes ' +
    'nouveau',
};

const known = new Map<WrittenLanguage, ReadonlySet<string>>();

/** Whether a word is one that any ad may have. */
export function isPlainAdWord(word: string, language: WrittenLanguage): boolean {
  if (language === 'other') return false;
  let words = known.get(language);
  if (words === undefined) known.set(language, (words = plainWords(language)));
  return words.has(keyOfWord(word).stem);
}

function plainWords(language: Exclude<WrittenLanguage, 'other'>): ReadonlySet<string> {
  const lexicon = lexiconOf(language);
  const texts = [more[language]];
  if (lexicon !== null) {
    texts.push(...lexicon.general, ...Object.values(lexicon.ofType).flat());
    for (const call of Object.values(lexicon.calls)) texts.push(call.headline, call.plain, call.sentence(''));
  }
  return new Set(texts.flatMap((text) => tokensOf(text).map(({ stem }) => stem)));
}
