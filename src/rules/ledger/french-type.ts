import type { Brief } from '#rules/listing/listing.ts';
import { platforms } from '#rules/platforms/index.ts';

const behind = /^ à (?:\p{Ll}{2,}(?:er|ir|oir)|coudre|lire|écrire|moudre|cuire|suspendre)(?!\p{L})/u;

const forAnimal =
  /^ (?:para|pour) (?:perros?|gatos?|mascotas?|conejos?|caballos?|pájaros?|chiens?|chats?|lapins?|chev(?:al|aux)|oiseaux?)(?!\p{L})/iu;
const mostWithAnimal = 2;

/** "Cama para perro" of a "cama": alone it would be a ware for people. Spanish and French. */
export function withAnimal(type: string, { product: { name }, language, platform }: Brief): string {
  if ((language.written !== 'es' && language.written !== 'fr') || platforms[platform].subject !== 'product')
    return type;
  if (
    type === '' ||
    type.split(' ').length > mostWithAnimal ||
    !name.toLowerCase().startsWith(type.toLowerCase())
  )
    return type;
  return `${type}${forAnimal.exec(name.slice(type.length))?.[0].toLowerCase() ?? ''}`;
}

/** "Kit macramé" of a name in which "macramé" is the known thing: one buys what it is made with. Spanish and French. */
export function withKit(type: string, { product, language, platform }: Brief): string {
  if (type === '' || (language.written !== 'fr' && language.written !== 'es')) return type;
  if (platforms[platform].subject !== 'product') return type;
  const front = /^kits? (?:de |d['’])?/iu.exec(product.name)?.[0] ?? '';
  const isBehind =
    front !== '' && product.name.slice(front.length).toLowerCase().startsWith(type.toLowerCase());
  return isBehind ? `${front.toLowerCase()}${type}` : type;
}

/** "Table de salle" of a "table de salle à manger": what a French thing is for is part of its noun. */
export function withFrenchPurpose(type: string, { product, language, platform }: Brief): string {
  if (type === '' || language.written !== 'fr' || platforms[platform].subject !== 'product') return type;
  const name = product.name.toLowerCase();
  const at = name.indexOf(type.toLowerCase());
  const purpose = at === -1 ? undefined : behind.exec(name.slice(at + type.length))?.[0];
  return purpose === undefined ? type : `${type}${purpose}`;
}
