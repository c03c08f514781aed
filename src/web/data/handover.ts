import { z } from 'zod';
import type { ToolId } from '#contract/tools.ts';
import { readStored, removeStored, writeStored } from '#web/lib/storage.ts';

/** Tools whose forms take what another one gives. */
export const handoverTools = [
  'seo-content',
  'google-ads',
  'social-meta',
] as const satisfies readonly ToolId[];
export type HandoverTool = (typeof handoverTools)[number];

/** Most keywords of one hand-over, and longest of each text in UTF-16 units. Longer ones are not given at all. */
export const handoverBounds = { keywords: 500, keyword: 200, text: 2_000, list: 50 } as const;

const text = z.string().trim().min(1).max(handoverBounds.text);
const list = z.array(z.string().trim().min(1).max(handoverBounds.keyword)).max(handoverBounds.list);
const keywords = z.array(z.string().trim().min(1).max(handoverBounds.keyword)).max(handoverBounds.keywords);

/** What one tool gives to another, which opens with it. Values that the target has no field for are passed over. */
export const Handover = z.object({
  to: z.enum(handoverTools),
  /** Keywords that may stand in any text. */
  keywords,
  /** Keywords that name a competitor: to bid on, never to be written into an ad, a post or a shop's field. */
  competitorKeywords: keywords,
  /** Keywords that were left out because they name a competitor and the target writes what it gets. */
  leftOut: keywords,
  values: z
    .object({
      businessName: text,
      industry: text,
      location: text,
      targetAudience: text,
      businessGoals: text,
      description: text,
      website: text,
      /** One of the product's platforms, such as `etsy`. */
      platform: text,
      products: list,
      competitors: list,
    })
    .partial(),
  /** Where it comes from, as the reader is told: "Keyword research for Kiln & Co." */
  from: text,
  /** When it was given, in milliseconds since 1970. */
  time: z.number(),
});
export type Handover = z.infer<typeof Handover>;

/** Milliseconds after which something given and never taken is stale: nobody expects it any more. */
const keptFor = 60 * 60 * 1_000;

const keyOf = (tool: HandoverTool, userId: string) => `shelfmark.handover.${userId}.${tool}`;

/**
 * Puts the hand-over where the target's form finds it, in this tab only.
 * @returns false when the browser's storage refused or a bound is broken; then nothing is given.
 */
export function giveHandover(userId: string, handover: Omit<Handover, 'time'>): boolean {
  const checked = Handover.safeParse({ ...handover, time: Date.now() });
  if (!checked.success) return false;
  return writeStored(keyOf(handover.to, userId), JSON.stringify(checked.data), 'sessionStorage');
}

/** What waits for the tool, without taking it. Null too for what is stale or not well-formed. */
export function peekHandover(userId: string, tool: HandoverTool): Handover | null {
  const handover = handoverFrom(readStored(keyOf(tool, userId), 'sessionStorage') ?? '');
  return handover?.to !== tool || Date.now() - handover.time > keptFor ? null : handover;
}

/** What was given to the tool, once: the next call finds nothing. */
export function takeHandover(userId: string, tool: HandoverTool): Handover | null {
  const handover = peekHandover(userId, tool);
  removeStored(keyOf(tool, userId), 'sessionStorage');
  return handover;
}

/** Storage can be written by anybody who sits at the browser: what does not fit the schema is no hand-over. */
export function handoverFrom(stored: string): Handover | null {
  try {
    const checked = Handover.safeParse(JSON.parse(stored));
    return checked.success ? checked.data : null;
  } catch {
    return null;
  }
}

/**
 * Keywords behind those of a comma-separated field, each once whatever its capitals.
 * @param limit longest text in UTF-16 units; what does not fit is counted in `left`.
 */
export function joinKeywords(
  before: string,
  added: readonly string[],
  limit: number,
): { text: string; left: number } {
  const entries = before
    .split(/[,\n]/)
    .map((entry) => entry.trim())
    .filter(Boolean);
  const known = new Set(entries.map((entry) => entry.toLowerCase()));
  let joined = entries.join(', ');
  let left = 0;
  for (const keyword of added) {
    // A comma inside would make two entries of one keyword.
    const entry = keyword.replace(/[,\s]+/g, ' ').trim();
    if (entry === '' || known.has(entry.toLowerCase())) continue;
    known.add(entry.toLowerCase());
    const next = joined === '' ? entry : `${joined}, ${entry}`;
    if (next.length > limit) left += 1;
    else joined = next;
  }
  return { text: joined, left };
}
