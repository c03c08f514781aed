import { hasFigure } from '#rules/text/letters.ts';
import type { MeasuredText } from './measured-text.ts';

/** Acronyms, units and sizes that are always written in capitals (writing guide §2.0, "Case"). */
const acronyms: ReadonlySet<string> = new Set(
  (
    'LED USB PVC UPVC SLR DSLR USA UK EU UV AC DC TV PC CD DVD GPS GPU CPU RAM SSD HDD HDMI RGB FM AM NFC RFID OLED AMOLED QLED LCD ' +
    'ABS PLA PETG PU EVA MDF HEPA BPA AZERTY QWERTY QWERTZ SPF XS XL XXL XXXL DIY ID IP IPX VR AR AI API SEO FAQ PDF MP JPG PNG SVG ' +
    'CSV HTML CSS PHP SQL GEDCOM GPX KML EPUB IOS ANSI ISO CE UL FDA GOTS FSC OEKO TEX OBD SUV BMX MTB ATV RV HVAC LPG BBQ DNA MIDI XLR ' +
    'AQA OCR WJEC BTEC IGCSE GCSE SQA ACCA AAT CIPD RYA NEBOSH IOSH TEFL CELTA IELTS TOEFL ABRSM ETL CSA ' +
    'EXP HUS JEF PES VIP OTF JPEG TIFF ZIP EPC HMO VAT MOT EICR RICS NASA BBC NBA NFL VIN QR TPU TPE MAH KWH NYC LA DAB WLAN LAN DSL LTE SIM SD TF USBC GAN PS EPS PP PE PET'
  ).split(' '),
);

/** A small ASCII letter at the beginning, as most words have: all in capitals it is not. */
function beginsSmall(word: string): boolean {
  const unit = word.charCodeAt(0);
  return unit >= 0x61 && unit <= 0x7a;
}

const noVowel = /^[BCDFGHJKLMNPQRSTVWXZ]{3,8}$/u;
/** Letters of a code before its figure. */
const longestCode = 4;

function leadsToFigure(tokens: MeasuredText['tokens'], index: number): boolean {
  const next = tokens[index + 1]?.text ?? '';
  return (
    hasFigure(next) ||
    (next.length <= longestCode &&
      next !== '' &&
      next === next.toUpperCase() &&
      hasFigure(tokens[index + 2]?.text ?? ''))
  );
}

/** Words all in capitals that are no acronym, number, model or Roman numeral. Words of `allowed` stems (the brand) are exempt. */
export function capitalWords(text: MeasuredText, allowed: ReadonlySet<string>): string[] {
  const inBrackets = text.plain.includes('(')
    ? new Set(text.plain.match(/(?<=\()\p{Lu}{3,8}(?=\))/gu))
    : undefined;
  const found: string[] = [];
  for (const [index, token] of text.tokens.entries()) {
    const word = token.text;
    // "EMI KAB 1" is the number of a record.
    if (word.length <= longestCode && leadsToFigure(text.tokens, index)) continue;
    if (word.length < 3 || beginsSmall(word) || hasFigure(word)) continue;
    if (word !== word.toUpperCase() || word === word.toLowerCase()) continue;
    // "LEDランタン", "USB供电": letters that have no capitals cry nothing.
    if (/\p{Lo}/u.test(word)) continue;
    // "Capacitaire certifiée (ACACED)": alone between brackets stand the letters of a name.
    if (inBrackets?.has(word) === true) continue;
    // "CCTV", "DBS": without a vowel nobody cries them.
    if (noVowel.test(word)) continue;
    if (acronyms.has(word) || allowed.has(token.stem) || /^[IVXLCDM]+$/.test(word)) continue;
    found.push(word);
  }
  return found;
}
