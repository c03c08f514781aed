import type { Brief, WrittenLanguage } from '#rules/listing/listing.ts';
import type { Platform } from '#rules/platforms/platform.ts';
import { withPageSheet } from './page-sheet.ts';
import { withToldRows } from './told-rows.ts';
import { withToldRowsAbroad } from './told-rows-abroad.ts';

/** A product whose description is a sheet of labels and values, with its rows told as a seller of its language says them. */
export function withSheetTold(
  product: Brief['product'],
  language: WrittenLanguage,
  subject: Platform['subject'],
): Brief['product'] {
  if (subject === 'page') {
    const sheet = withPageSheet(product, language);
    return language === 'en' ? withToldRows(sheet) : sheet;
  }
  if (language === 'en') return subject === 'video' ? product : withToldRows(product);
  return language === 'other' || subject !== 'product' ? product : withToldRowsAbroad(product, language);
}
