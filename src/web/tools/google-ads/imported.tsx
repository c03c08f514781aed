import { Download } from 'lucide-react';
import { useState } from 'react';
import { editorBreaks, type EditorBreak } from '#rules/ads-editor/breaks.ts';
import type { EditorCampaign, EditorTexts } from '#rules/ads-editor/campaign.ts';
import { editorFiles } from '#rules/ads-editor/columns.ts';
import type { ReadCampaigns } from '#rules/ads-editor/read.ts';
import { download } from '#web/lib/download.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/input.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { toast } from '#web/ui/toast.ts';
import { AdPreview } from './ad-preview.tsx';
import { centsWords, countWords } from './ads-words.ts';
import { rewrittenFile } from './editor-files.ts';
import { writtenLanguageOf } from './written-language.ts';

/** Rows that are drawn at once. */
const mostBreaks = 200;

/** Campaigns of opened files: what they hold, what Google would refuse, and their ads. */
export function ImportedCampaigns({ read }: { read: ReadCampaigns }) {
  const { campaigns, notes } = read;
  const [index, setIndex] = useState(0);
  const campaign = campaigns[index]!;
  const save = () => {
    const file = rewrittenFile(campaigns);
    download(file);
    toast({ title: 'Export Complete', description: `${file.name} is in your downloads.`, tone: 'good' });
  };
  return (
    <div className="flex min-w-0 flex-col gap-7">
      <Sheet className="flex flex-col gap-6 max-sm:p-4">
        <div className="flex flex-wrap items-end justify-between gap-4">
          {campaigns.length > 1 ? (
            <Field label={`Campaign (${campaigns.length} in the files)`} className="w-full max-w-120">
              <Select value={index} onChange={(event) => setIndex(Number(event.target.value))}>
                {campaigns.map(({ name }, place) => (
                  <option key={name} value={place}>
                    {name}
                  </option>
                ))}
              </Select>
            </Field>
          ) : (
            <h2 dir="auto" className="heading text-2xl [overflow-wrap:anywhere]">
              {campaign.name}
            </h2>
          )}
          <Button
            variant="secondary"
            icon={<Download size={17} strokeWidth={1.75} aria-hidden="true" />}
            onClick={save}
          >
            Write the files anew
          </Button>
        </div>
        {notes.length > 0 && (
          <ul className="flex flex-col gap-1 rounded-control bg-pencil-wash px-3.5 py-2.5 text-[0.94rem]">
            {notes.map((note) => (
              <li key={note} className="[overflow-wrap:anywhere]">
                {note}
              </li>
            ))}
          </ul>
        )}
        <Contents campaign={campaign} />
        <Breaks key={campaign.name} breaks={editorBreaks(campaign)} />
      </Sheet>
      <Ads key={index} campaign={campaign} />
    </div>
  );
}

function Contents({ campaign }: { campaign: EditorCampaign }) {
  const { adGroups, assetGroups } = campaign;
  const sum = (of: (group: EditorCampaign['adGroups'][number]) => number) =>
    adGroups.reduce((total, group) => total + of(group), 0);
  const figures: [name: string, value: string][] = [
    ['Daily budget', campaign.dailyBudget === null ? 'not said' : centsWords(campaign.dailyBudget)],
    ['Ad groups', countWords(adGroups.length)],
    ['Asset groups', countWords(assetGroups.length)],
    ['Keywords', countWords(sum(({ keywords }) => keywords.length))],
    ['Negatives', countWords(campaign.negatives.length + sum(({ negatives }) => negatives.length))],
    ['Ads', countWords(sum(({ ads }) => ads.length))],
    ['Sitelinks', countWords(campaign.sitelinks.length)],
    ['Callouts', countWords(campaign.callouts.length)],
    ['Snippets', countWords(campaign.snippets.length)],
  ];
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-4 border-y border-line py-4">
      {figures
        .filter(([, value]) => value !== '0')
        .map(([name, value]) => (
          <div key={name} className="flex flex-col-reverse">
            <dt className="text-sm text-ink-soft">{name}</dt>
            <dd className="display text-2xl">{value}</dd>
          </div>
        ))}
    </dl>
  );
}

function Breaks({ breaks }: { breaks: readonly EditorBreak[] }) {
  return (
    <section aria-labelledby="breaks-heading">
      <h3 id="breaks-heading" className="heading mb-3 text-xl">
        {breaks.length === 0
          ? 'Every row keeps to Google’s limits'
          : `${countWords(breaks.length)} ${breaks.length === 1 ? 'thing' : 'things'} to mend`}
      </h3>
      {breaks.length > 0 && (
        <ul className="flex flex-col divide-y divide-line border-y border-line">
          {breaks.slice(0, mostBreaks).map(({ kind, where, text, sentence }, place) => (
            <li
              // oxlint-disable-next-line react/no-array-index-key -- the same row may break a rule twice
              key={place}
              className="grid gap-x-6 gap-y-0.5 py-2.5 md:grid-cols-[15rem_minmax(0,1fr)]"
            >
              <span className="text-[0.94rem] text-ink-soft [overflow-wrap:anywhere]">
                {editorFiles[kind].label}, {where}
              </span>
              <span className="min-w-0 [overflow-wrap:anywhere]">
                {text !== '' && (
                  <span dir="auto" className="block font-medium">
                    {text.slice(0, 300)}
                  </span>
                )}
                <span className={text === '' ? '' : 'text-[0.94rem] text-ink-soft'}>{sentence}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      {breaks.length > mostBreaks && (
        <p className="mt-2 text-sm text-ink-soft">And {countWords(breaks.length - mostBreaks)} more.</p>
      )}
    </section>
  );
}

interface NamedAd {
  label: string;
  theme: string;
  texts: EditorTexts;
}

function adsOf({ adGroups, assetGroups }: EditorCampaign): NamedAd[] {
  return [
    ...adGroups.flatMap(({ name, ads }) =>
      ads.map((texts, place) => ({
        label: ads.length > 1 ? `${name}, ad ${place + 1}` : name,
        theme: name,
        texts,
      })),
    ),
    ...assetGroups.map((texts) => ({ label: texts.name, theme: texts.name, texts })),
  ];
}

function Ads({ campaign }: { campaign: EditorCampaign }) {
  const ads = adsOf(campaign);
  const [index, setIndex] = useState(0);
  const chosen = ads[index];
  if (!chosen) return null;
  const { texts, theme } = chosen;
  const host = URL.canParse(texts.finalUrl) ? new URL(texts.finalUrl).hostname : campaign.name;
  return (
    <Sheet className="flex flex-col gap-6 max-sm:p-4">
      {ads.length > 1 && (
        <Field label="Ad" className="max-w-96">
          <Select value={index} onChange={(event) => setIndex(Number(event.target.value))}>
            {ads.map(({ label }, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- names may repeat
              <option key={place} value={place}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <AdPreview
        key={index}
        ad={{
          name: host,
          url: texts.finalUrl === '' ? null : texts.finalUrl,
          paths: [texts.path1, texts.path2],
          headlines: texts.headlines,
          descriptions: texts.descriptions,
          sitelinks: campaign.sitelinks.map(({ text, description1, description2 }) => ({
            text,
            description: description1,
            description2,
          })),
          callouts: campaign.callouts,
          snippets: campaign.snippets,
        }}
        language={campaign.languages.split(';')[0] || 'en'}
        pairs={{
          language: writtenLanguageOf(campaign.languages),
          theme,
          businessName: '',
          place: '',
        }}
      />
    </Sheet>
  );
}
