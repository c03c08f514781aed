import type { SocialImageReading } from '#contract/social-page.ts';
import type { NetworkRule } from '#rules/social-meta/networks/network.ts';
import type { PageImageTag } from './page-images.ts';

/** What asking for a picture brought. */
export type ImageFile =
  | {
      state: 'read';
      /** Such as `image/jpeg`, from the first bytes. */
      type: string;
      /** Pixels; null where the format gives none (a drawing without a size). */
      width: number | null;
      height: number | null;
      /** Of the whole file; null when the server does not say it and reading stopped before its end. */
      bytes: number | null;
      /** At least so many bytes were there. */
      leastBytes: number;
    }
  | { state: 'unreachable'; reason: string }
  | { state: 'no-picture'; reason: string }
  | { state: 'unchecked' };

/** Types that every network shows. */
const shown = new Set(['image/jpeg', 'image/png', 'image/gif', 'image/webp']);
/** WhatsApp's limit is the lowest of all. */
const lightBytes = 300_000;
const heavyBytes = 5_000_000;

/** A picture of the page with what was found when it was asked for. */
export function imageReading(tag: PageImageTag, file: ImageFile): SocialImageReading {
  const basis = { given: tag.given, url: tag.url, alt: tag.alt };
  if (file.state !== 'read') {
    const reason = file.state === 'unchecked' ? [] : [file.reason];
    return {
      ...basis,
      state: file.state,
      type: null,
      bytes: null,
      width: null,
      height: null,
      problems: [...tag.problems, ...reason],
    };
  }
  return {
    ...basis,
    state: 'read',
    type: file.type,
    bytes: file.bytes,
    width: file.width,
    height: file.height,
    problems: [...tag.problems, ...fileProblems(tag, file)],
  };
}

function fileProblems(tag: PageImageTag, file: Extract<ImageFile, { state: 'read' }>): string[] {
  const problems: string[] = [];
  const { width, height, type } = file;
  if (type === 'image/svg+xml')
    problems.push('It is an SVG drawing, which no network shows. Use PNG or JPEG.');
  else if (!shown.has(type))
    problems.push(`Its type ${type} is not shown by every network. Use PNG or JPEG.`);
  const bytes = file.bytes ?? file.leastBytes;
  const weight = `${file.bytes === null ? 'at least ' : ''}${kilobytes(bytes)} kB`;
  if (bytes > heavyBytes) problems.push(`It weighs ${weight}; X and LinkedIn take 5,000 kB.`);
  else if (bytes > lightBytes) problems.push(`It weighs ${weight}; WhatsApp shows pictures up to 300 kB.`);
  if (width !== null && height !== null) {
    if (width < 200 || height < 200)
      problems.push(`It is ${width} × ${height} pixels; Facebook takes 200 × 200 at least.`);
    else if (width < 600 || height < 315)
      problems.push(`It is ${width} × ${height} pixels; a large card needs 600 × 315 on Facebook.`);
    else if (width / height < 1.6 || width / height > 2.4)
      problems.push(
        `It is ${width} × ${height} pixels; cards show 1.91 : 1, so its ${width / height < 1.6 ? 'upper and lower parts are' : 'left and right ends are'} cut off.`,
      );
    if ((tag.width !== null && tag.width !== width) || (tag.height !== null && tag.height !== height))
      problems.push(
        `The page says ${tag.width ?? '?'} × ${tag.height ?? '?'} pixels, the file has ${width} × ${height}.`,
      );
  }
  return problems;
}

function kilobytes(bytes: number): string {
  return Math.round(bytes / 1_000).toLocaleString('en');
}

/** How large a network shows a picture: `large`, a `small` square, or `none`. A picture that was not asked for counts. */
export function sizeOn(
  { image }: NetworkRule,
  reading: SocialImageReading | null,
): 'large' | 'small' | 'none' {
  if (reading === null || reading.url === null) return 'none';
  if (reading.state === 'unchecked') return 'large';
  if (reading.state !== 'read' || (reading.type !== null && !shown.has(reading.type))) return 'none';
  if (reading.bytes !== null && reading.bytes > image.mostBytes) return 'none';
  const { width, height } = reading;
  if (width === null || height === null) return 'small';
  if (width < image.least.width || height < image.least.height) return 'none';
  return width >= image.large.width && height >= image.large.height ? 'large' : 'small';
}

/**
 * How large a network shows a picture as the page names it: none by an address that is not whole, and on WhatsApp
 * none from http.
 */
export function shownOn(rule: NetworkRule, reading: SocialImageReading | null): 'large' | 'small' | 'none' {
  if (reading === null || !/^https?:\/\//i.test(reading.given)) return 'none';
  return isTakenFrom(rule, reading) ? sizeOn(rule, reading) : 'none';
}

/** WhatsApp takes pictures from https only (measured previews, collected by third parties). */
export function isTakenFrom({ id }: NetworkRule, { url }: SocialImageReading): boolean {
  return id !== 'whatsapp' || url === null || url.startsWith('https:');
}
