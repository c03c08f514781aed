import type { Brief } from '#rules/listing/listing.ts';
import { platforms } from '#rules/platforms/index.ts';

const behind = /^ à (?:\p{Ll}{2,}(?:er|ir|oir)|coudre|lire|écrire|moudre|cuire|suspendre)(?!\p{L})/u;

/** "Table de salle" of a "table de salle à manger": what a French thing is for is part of its noun. */
export function withFrenchPurpose(type: string, { product, language, platform }: Brief): string {
  if (type === '' || language.written !== 'fr' || platforms[platform].subject !== 'product') return type;
  const name = product.name.toLowerCase();
  const at = name.indexOf(type.toLowerCase());
  const purpose = at === -1 ? undefined : behind.exec(name.slice(at + type.length))?.[0];
  return purpose === undefined ? type : `${type}${purpose}`;
}
