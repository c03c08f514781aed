import type { AdGroup, GoogleAdsCampaign, Sitelink } from '#contract/google-ads.ts';
import { adLimits } from '#rules/ads/limits.ts';
import { roleNames } from './ads-words.ts';
import { CopyPart } from '#web/report/copy-part.tsx';
import { EditableTexts } from './editable-texts.tsx';
import type { EditedKind } from './edits.ts';
import { MeasuredTexts } from './measured-texts.tsx';
import { Part } from './part.tsx';

interface AdCopyTabProps {
  campaign: GoogleAdsCampaign;
  group: AdGroup;
  /** Groups whose own texts stand below too: on paper nobody can choose the next one. */
  printedGroups: readonly AdGroup[];
  onChange: (kind: EditedKind, place: number, text: string) => void;
}

/** Every text of the ads, each over its ruler: those of the group, and those that the whole campaign shares. */
export function AdCopyTab({ campaign, group, printedGroups, onChange }: AdCopyTabProps) {
  const { adCopy } = campaign;
  const ownNames = [campaign.businessName];
  const { headlines, descriptions, longHeadlines, path1, path2 } = group.ad;
  return (
    <div className="grid items-start gap-x-14 gap-y-9 xl:grid-cols-2">
      {printedGroups.length > 0 && <h4 className="heading col-span-full text-lg">Ad group: {group.name}</h4>}
      <div className="flex min-w-0 flex-col gap-9">
        <Part
          heading={`Headlines (${headlines.length} of ${adLimits.headlines.max})`}
          aside={<CopyPart text={lines(headlines.map(({ text }) => text))} what="the headlines" />}
        >
          <EditableTexts
            key={group.name}
            surface="headline"
            label="Headline"
            limit={adLimits.headline.max}
            ownNames={ownNames}
            onChange={(place, text) => onChange('headlines', place, text)}
            texts={headlines.map(({ text, role }) => ({ text, note: roleNames[role] }))}
          />
        </Part>
        {longHeadlines.length > 0 && (
          <Part
            heading={`Long headlines (${longHeadlines.length} of ${adLimits.longHeadlines.max})`}
            aside={<CopyPart text={lines(longHeadlines)} what="the long headlines" />}
          >
            <MeasuredTexts
              label="Long headline"
              limit={adLimits.longHeadline.max}
              texts={longHeadlines.map((text) => ({ text }))}
            />
          </Part>
        )}
        {adCopy.sitelinks.length > 0 && (
          <Part
            heading={`Sitelinks (${adCopy.sitelinks.length})`}
            aside={<CopyPart text={adCopy.sitelinks.map(sitelinkText).join('\n\n')} what="the sitelinks" />}
          >
            <div className="flex flex-col gap-6">
              {adCopy.sitelinks.map((link) => (
                <SitelinkTexts key={link.text} link={link} />
              ))}
            </div>
          </Part>
        )}
      </div>
      <div className="flex min-w-0 flex-col gap-9">
        <Part
          heading={`Descriptions (${descriptions.length} of ${adLimits.descriptions.max})`}
          aside={<CopyPart text={lines(descriptions.map(({ text }) => text))} what="the descriptions" />}
        >
          <EditableTexts
            key={group.name}
            surface="description"
            label="Description"
            limit={adLimits.description.max}
            ownNames={ownNames}
            onChange={(place, text) => onChange('descriptions', place, text)}
            texts={descriptions.map(({ text }) => ({ text }))}
          />
        </Part>
        {path1 !== '' && (
          <Part
            heading="Paths"
            aside={<CopyPart text={[path1, path2].filter(Boolean).join('/')} what="the paths" />}
          >
            <MeasuredTexts
              label="Path"
              limit={adLimits.path.max}
              texts={[path1, path2].filter(Boolean).map((text) => ({ text }))}
            />
          </Part>
        )}
        {adCopy.callouts.length > 0 && (
          <Part
            heading={`Callouts (${adCopy.callouts.length})`}
            aside={<CopyPart text={lines(adCopy.callouts)} what="the callouts" />}
          >
            <MeasuredTexts
              label="Callout"
              limit={adLimits.callout.max}
              texts={adCopy.callouts.map((text) => ({ text }))}
            />
          </Part>
        )}
        {adCopy.structuredSnippets.map(({ header, values }) => (
          <Part
            key={header}
            heading={`Structured snippet: ${header}`}
            aside={<CopyPart text={lines(values)} what={`the values of ${header}`} />}
          >
            <MeasuredTexts
              label={header}
              limit={adLimits.snippetValue.max}
              texts={values.map((text) => ({ text }))}
            />
          </Part>
        ))}
      </div>
      {printedGroups.map((printed) => (
        <PrintedGroup key={printed.name} group={printed} />
      ))}
    </div>
  );
}

/** The texts that a group does not share with the others. */
function PrintedGroup({ group: { name, ad } }: { group: AdGroup }) {
  return (
    <section className="col-span-full">
      <h4 className="heading mb-4 break-after-avoid text-lg">Ad group: {name}</h4>
      <div className="grid items-start gap-x-14 gap-y-9 xl:grid-cols-2">
        <Part heading={`Headlines (${ad.headlines.length} of ${adLimits.headlines.max})`}>
          <MeasuredTexts
            label="Headline"
            limit={adLimits.headline.max}
            texts={ad.headlines.map(({ text, role }) => ({ text, note: roleNames[role] }))}
          />
        </Part>
        <Part heading={`Descriptions (${ad.descriptions.length} of ${adLimits.descriptions.max})`}>
          <MeasuredTexts
            label="Description"
            limit={adLimits.description.max}
            texts={ad.descriptions.map(({ text }) => ({ text }))}
          />
        </Part>
      </div>
    </section>
  );
}

const lines = (texts: readonly string[]) => texts.join('\n');

const sitelinkText = ({ text, description, description2, finalUrl }: Sitelink) =>
  [text, description, description2, finalUrl ?? ''].filter(Boolean).join('\n');

function SitelinkTexts({ link }: { link: Sitelink }) {
  const { text, description, description2, finalUrl } = link;
  return (
    <div>
      <MeasuredTexts label="Sitelink" limit={adLimits.sitelinkText.max} texts={[{ text }]} />
      {description !== '' && (
        <div className="-mt-px pl-4">
          <MeasuredTexts
            label={`Description of ${text}`}
            limit={adLimits.sitelinkLine.max}
            texts={[description, description2].filter(Boolean).map((line) => ({ text: line }))}
          />
        </div>
      )}
      <p className="mt-1.5 text-sm text-ink-soft [overflow-wrap:anywhere]">
        {finalUrl ?? 'Leads to a page that you choose: none for it is known.'}
      </p>
    </div>
  );
}
