import { z } from 'zod';
import type { GoogleAdsCampaign } from '#contract/google-ads.ts';
import { readStored, removeStored, writeStored } from '#web/lib/storage.ts';

export const editedKinds = ['headlines', 'descriptions'] as const;
export type EditedKind = (typeof editedKinds)[number];

/** Longest text that is kept, in UTF-16 units; far over what Google takes, so that a long one can be shortened. */
export const longestEdit = 300;

const texts = z.record(z.string().regex(/^\d{1,2}$/), z.string().min(1).max(longestEdit));
/** Changed texts by ad group, kind and place. */
const Edits = z.record(z.string(), z.object({ headlines: texts.optional(), descriptions: texts.optional() }));
export type Edits = z.infer<typeof Edits>;

const keyOf = (userId: string, id: number) => `shelfmark.google-ads-edits.${userId}.${id}`;

/** The texts that were changed in this browser; none where something else was written there. */
export function loadEdits(userId: string, id: number): Edits {
  try {
    const stored = Edits.safeParse(JSON.parse(readStored(keyOf(userId, id)) ?? '{}'));
    return stored.success ? stored.data : {};
  } catch {
    return {};
  }
}

export function saveEdits(userId: string, id: number, edits: Edits): void {
  if (countEdits(edits) === 0) removeStored(keyOf(userId, id));
  else writeStored(keyOf(userId, id), JSON.stringify(edits));
}

export const countEdits = (edits: Edits): number =>
  Object.values(edits).reduce(
    (sum, group) =>
      sum + editedKinds.reduce((count, kind) => count + Object.keys(group[kind] ?? {}).length, 0),
    0,
  );

/** One more changed text. */
export function withEdit(
  edits: Edits,
  { group, kind, place, text }: { group: string; kind: EditedKind; place: number; text: string },
): Edits {
  const own = edits[group] ?? {};
  return { ...edits, [group]: { ...own, [kind]: { ...own[kind], [place]: text } } };
}

/** The campaign with the changed texts; what backs them is no longer known. */
export function editedCampaign(campaign: GoogleAdsCampaign, edits: Edits): GoogleAdsCampaign {
  const adGroups = campaign.adGroups.map((group) => {
    const changed = Object.hasOwn(edits, group.name) ? edits[group.name] : undefined;
    if (!changed) return group;
    const swap = <Text extends GoogleAdsCampaign['adGroups'][number]['ad'][EditedKind][number]>(
      list: Text[],
      kind: EditedKind,
    ): Text[] =>
      list.map((entry, place) => {
        const text = changed[kind]?.[String(place)];
        return text === undefined ? entry : { ...entry, text, evidence: [] };
      });
    const { headlines, descriptions } = group.ad;
    return {
      ...group,
      ad: {
        ...group.ad,
        headlines: swap(headlines, 'headlines'),
        descriptions: swap(descriptions, 'descriptions'),
      },
    };
  });
  return { ...campaign, adGroups };
}
