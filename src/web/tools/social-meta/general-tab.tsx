import type { SocialMetaRecord } from '#contract/social-meta.ts';
import { metaDescription, titleTag } from '#rules/platforms/search-page-fields.ts';
import { SearchSnippet } from '#web/previews/search-result.tsx';
import { AllChecks } from '#web/report/score-reasons.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { MeasuredText } from './measured-text.tsx';
import { cardHost } from './shown-image.ts';
import '#web/previews/previews.css';

const titleRule = titleTag('What a search page prints in blue; also the name of the browser’s tab.');
const descriptionRule = metaDescription('What a search page may print below, when it finds it fitting.');

/** The tags that every page has: title, description, keywords. */
export function GeneralTab({ record }: { record: SocialMetaRecord }) {
  const { title, description, keywords } = record.optimizedMeta.general;
  return (
    <div className="flex flex-col gap-7">
      <figure className="preview" dir="auto">
        <SearchSnippet
          name={record.businessName}
          address={`https://${cardHost(record.pageUrl)}`}
          title={title}
          description={description}
        />
      </figure>
      <MeasuredText name="general title" label="Title" text={title} rule={titleRule} />
      <MeasuredText
        name="general description"
        label="Description"
        text={description}
        rule={descriptionRule}
      />
      <div className="flex flex-col gap-2">
        <div className="flex min-h-10 items-center justify-between gap-3">
          <h4 className="text-[0.94rem] font-semibold">Keywords</h4>
          {keywords.length > 0 && (
            <CopyButton
              text={keywords.join(', ')}
              label="Copy keywords"
              copiedToast={{ title: 'Copied!', description: 'Keywords' }}
            />
          )}
        </div>
        {keywords.length === 0 ? (
          <p className="text-ink-soft">None were given, and none stand out in the description.</p>
        ) : (
          <ul className="flex flex-wrap gap-1.5">
            {keywords.map((keyword) => (
              <li key={keyword}>
                <Chip>{keyword}</Chip>
              </li>
            ))}
          </ul>
        )}
      </div>
      <section className="border-t border-line pt-5">
        <AllChecks checks={record.checks.filter(({ surface }) => surface === 'general')} />
      </section>
    </div>
  );
}
