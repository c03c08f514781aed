import { doneBehindName } from '#rules/ledger/app-named-deed.ts';
import type { Draft } from './draft.ts';
import { lowerFirst, upperFirst } from './english-words.ts';

/** "Erinnert dich ans Gießen deiner Zimmerpflanzen", "hilft beim Merken von Fundstellen": behind these the noun has the form that it has before "gießen". */
const germanDoing =
  /\s(?:ans|beim|zum|fürs)\s(\p{Lu}\p{Ll}+e[rl]?n)\s(?:deiner|Ihrer|eurer|der|von)\s(\p{Lu}\p{Ll}+)(?=$|[\s,])/u;

/** "Fundstellen merken" of "Fundstellen von Pilzen merken, mit Foto": what is done, without of what. */
function deedWithoutOf(opening: string): string {
  const [, thing = '', deed = ''] =
    /^(\p{Lu}\p{Ll}{3,20}) (?:von|der|des) \p{Lu}[\p{L}-]{2,20} (\p{Ll}{3,14}n)$/u.exec(
      opening.split(',')[0]!,
    ) ?? [];
  return thing === '' ? '' : `${thing} ${deed}`;
}

/** "Mirá cuánto le falta a tu colectivo": of what its user asks. */
const spanishAsked =
  /^(?:mir[aá]|consult[aá]|sab[eé]|descubr[eí]|averigu[aá]) (?:a qué hora|cuándo|cuánto|dónde|qué|cómo) (?:\p{L}{1,12} ){1,4}?(?:tus?|el|la|los|las) (\p{L}{5,})(?=[\s,]|$)/iu;

/** "Aprende italiano con diálogos cortos": what the app does, up to the first joint of its first sentence. */
export function doneFirst(draft: Draft): string[] {
  const behind = doneBehindName(draft.brief);
  if (behind.length > 0) return behind.map(upperFirst);
  const [opening = ''] = draft.brief.product.description.split(/[.!?\n]/u);
  const german = draft.language.written === 'de' ? germanDoing.exec(opening) : null;
  if (german !== null) return [`${german[2]} ${lowerFirst(german[1]!)}`, german[2]!];
  const withoutOf = draft.language.written === 'de' ? deedWithoutOf(opening) : '';
  if (withoutOf !== '') return [withoutOf];
  // "Halte deine Wanderungen fest": with what one does something.
  const own =
    draft.language.written === 'de'
      ? /^\p{Lu}\p{Ll}+ (?:deine[nr]?|dein|Ihre[nr]?|Ihr|eure[nr]?) (\p{Lu}\p{Ll}{4,})(?!\p{L})/u.exec(
          opening,
        )?.[1]
      : undefined;
  if (own !== undefined) return [own];
  if (draft.language.written !== 'es' && draft.language.written !== 'fr') return [];
  const asked = spanishAsked.exec(opening)?.[1];
  if (draft.language.written === 'es' && asked !== undefined) return [upperFirst(asked)];
  const front = draft.brief.product.description
    .split(/\s(?:con|para|en|sin|desde|avec|pour|sans|depuis|et|(?<!qu[’']il )y)\s|[.,:;(!?\n]/iu)[0]!
    .trim();
  // "Apprends à lire l'arabe": what is learned is what the app is looked for by.
  const learned = /^(?:apprends|apprenez|aprende)\s(?:à|a)\s(\p{L}+(?:er|ir|re|ar)\s.{3,24})$/iu.exec(
    front,
  )?.[1];
  if (learned !== undefined) return [upperFirst(learned)];
  // "Trouvez les aires de pique-nique": of what they are is no complement that can be left out.
  const [, things, kind] =
    /^\p{L}+ (?:les|los|las) (\p{L}+ (?:de\s|d[’'])(\p{L}[\p{L}-]{3,}))$/u.exec(front) ?? [];
  if (things !== undefined && kind !== undefined) return [things, kind];
  // "Reconoce el canto de 300 aves": what it does ends before the joint of its object.
  const short = front.split(' ').length < 4 ? front : front.split(/\s(?:de|del|des|du|d’|d')\s?/u)[0]!;
  // "Comparez le prix de l'essence": without of what, the prices are of anything.
  const ofThing =
    short === front
      ? undefined
      : /^\p{L}+ (?:(?:l[ae]s?|el|los|vos|votre|tus?) |l[’'])(\p{L}{4,} (?:de l[’']|de la |du |des |del |de |d[’'])\p{L}{4,})(?=$|\s)/iu.exec(
          front,
        )?.[1];
  // "Controla tus gastos diarios" too long for the field is about "gastos diarios".
  const object =
    /^\p{L}+ (?:tus?|sus?|vos|votre|tes|ton|ta|los|las|el|la|les?|des|un[ae]?) (\p{L}{4,}(?: \p{L}+)?)$/u.exec(
      front,
    )?.[1];
  // "Révisez votre vocabulaire d'italien cinq minutes par jour" is about the vocabulary, and of what it is.
  const [, owned = '', ofWhat = ''] =
    /^\p{L}+ (?:votre|vos|ton|ta|tes|tus?|sus?) (\p{L}{5,})((?: de |\sd[’'])\p{L}{4,})?(?=\s|$)/u.exec(
      front,
    ) ?? [];
  if (object === undefined && owned !== '' && front.split(' ').length > 3)
    return ofWhat === '' ? [owned] : [`${owned}${ofWhat}`, owned];
  // "Trouve les vide-greniers, brocantes et marchés" of the app Vide-grenier: what stands beside the word of its name.
  const beside = /^\p{L}+ (?:les|los|las|des) [\p{L}-]+, (\p{L}{5,})(?= (?:et|y) |,)/u.exec(opening)?.[1];
  return [
    // "Dépenses" of "les dépenses de la colocation"; a price, a list or a place is that of something.
    ...(ofThing === undefined ? [] : [ofThing, ...[ofThing.split(' ')[0]!].filter(isOwnThing)]),
    ...(isShortDoing(short) ? [short] : []),
    ...[object, beside].filter((text) => text !== undefined),
  ];
}

/** Whether a Spanish or French noun says alone what it is. */
const isOwnThing = (noun: string): boolean =>
  noun.length > 5 &&
  !/^(?:liste?a?s?|horaires?|horarios?|niveaux?|nivel(?:es)?|numéros?|números?|calcul|cálculo|lugar(?:es)?|endroits?|lieux?|résultats?|resultados?|historique|historial|évolution|évolución|nombres?|qualité|calidad|moments?|momentos?|données|consommation|consumo)$/iu.test(
    noun,
  );

function isShortDoing(text: string): boolean {
  const words = text.split(' ');
  return words.length > 1 && words.length < 4 && /^[\p{L}’' ]+$/u.test(text);
}

/** "Pide y presta cosas" in your building: what the text of an app opens with, up to where or with whom. Spanish, French and German. */
export function firstWords({ brief }: Draft): string {
  const [front = ''] = brief.product.description
    .trim()
    .split(
      /\s(?:en|con|para|por|sin|desde|dans|avec|pour|sur|sans|chez|im|in|mit|für|auf|bei|ohne|zum|zur)\s|[,.:;!?\n(]/iu,
    );
  const plain = front.replace(/^les\s|^(?:los|las)\s/iu, '');
  const isPlain =
    /^\p{L}[\p{L}’'-]+(?: [\p{L}’'-]+){0,4}$/u.test(plain) && (front !== plain || plain.includes(' '));
  // "Sagt dir, wann …": of what is told stands behind the comma.
  return isPlain &&
    !/\s(?:qu[’']\p{L}+|ce|que|qui|il|on|lo|se|me)$/u.test(plain) &&
    !/\s(?:dir|dich|euch|Ihnen|Sie|vous|toi|te|le)$/u.test(plain) &&
    !/^(?:no|sin|sans|ohne|kein\p{L}*|pas|la|le|l|el|der|die|das|tu|ta|ton|dein\p{L}*)\s/iu.test(plain)
    ? plain
    : '';
}
