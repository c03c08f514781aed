import type { Brief, FactKind, WrittenLanguage } from '#rules/listing/listing.ts';
import { platforms } from '#rules/platforms/index.ts';
import { measureKind } from './measures.ts';
import { isBusinessText } from './business-text.ts';

/** What a clause tells by where it stands, if nothing in it says so. */
export function defaultKind(path: string, platform: Brief['platform']): FactKind {
  if (path.startsWith('products.')) {
    if (platforms[platform].subject === 'app') return 'function';
    return 'feature';
  }
  if (path === 'keyFeatures' || path === 'uniqueSellingProposition' || path === 'videoDescription')
    return 'feature';
  if (path === 'handmadeStory') return 'story';
  if (isBusinessText(path)) {
    const { subject } = platforms[platform];
    if (subject === 'page') return 'service';
    return subject === 'product' ? 'other' : 'feature';
  }
  return 'other';
}

const warranty = /(?<!\p{L})(?:warranty|guarantee|garantie|garantía)(?!\p{L})/iu;

/** What a field or a label makes of a clause: dimensions also hold weights, and no guarantee lies in the box. */
export function forcedKind(
  forced: FactKind | null,
  text: string,
  language: WrittenLanguage,
): FactKind | null {
  if (forced === 'contents' && warranty.test(text)) return 'guarantee';
  if (forced !== 'size') return forced;
  const measured = measureKind(text, language);
  return measured === 'weight' || measured === 'capacity' ? measured : forced;
}
