import { campaignOfForm } from './campaign-of-form.ts';

type Form = Partial<Parameters<typeof campaignOfForm>[0]>;

/** A firm of no particular trade; a test gives what it is about. */
export const northgate = {
  businessName: 'Northgate',
  industry: 'Other',
  location: 'York',
  primaryServices: 'window repair, door repair, lock fitting',
} as const;

const campaignOf = (form: Form): ReturnType<typeof campaignOfForm> =>
  campaignOfForm({ ...northgate, ...form });

export const headlinesOf = (form: Form): string[] => [
  ...new Set(campaignOf(form).adGroups.flatMap(({ ad }) => ad.headlines.map(({ text }) => text))),
];

export const keywordsOf = (form: Form): string[] => campaignOf(form).targetKeywords;

/** Groups and ads as one text. */
export function toldBy(form: Form): string {
  const { adGroups, adCopy } = campaignOf(form);
  return JSON.stringify([adGroups, adCopy]);
}
