import type { ReactNode } from 'react';
import type { WebpageAnalysis } from '#contract/webpage-analysis.ts';
import { Chip } from '#web/ui/chip.tsx';
import { ForeignLink } from './foreign-link.tsx';
import { MoreList } from './more-list.tsx';

/** Entries that stand there at first (specification, document 2 §9). */
const shown = { keywords: 10, headings: 3 } as const;

/** What the page says of itself. */
export function ContentTab({ analysis }: { analysis: WebpageAnalysis }) {
  const { url, title, metaDescription, canonical, keywords, headingStructure } = analysis;
  return (
    <div className="flex flex-col gap-8">
      <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[9rem_minmax(0,1fr)] sm:gap-y-3.5 [&>dd]:mb-3 sm:[&>dd]:mb-0 [&>dt]:text-ink-soft">
        <dt>URL</dt>
        <dd>
          <ForeignLink url={url} />
        </dd>
        {canonical !== null && (
          <>
            <dt>Canonical</dt>
            <dd>{canonical === url ? 'the same' : <ForeignLink url={canonical} />}</dd>
          </>
        )}
        <dt>Title tag</dt>
        <Words text={title} missing="The page has no title." />
        <dt>Meta description</dt>
        <Words text={metaDescription} missing="The page has no meta description." />
      </dl>
      <Part heading="Keywords">
        {keywords.length === 0 ? (
          <p className="text-ink-soft">The page has too little text to tell what it is about.</p>
        ) : (
          <MoreList items={keywords} most={shown.keywords} className="flex flex-wrap gap-1.5">
            {(keyword) => (
              <li key={keyword} dir="auto">
                <Chip>{keyword}</Chip>
              </li>
            )}
          </MoreList>
        )}
      </Part>
      <Part heading="Headings">
        <div className="flex flex-col gap-5">
          <Headings level="H1" texts={headingStructure.h1} />
          <Headings level="H2" texts={headingStructure.h2} />
          <Headings level="H3" texts={headingStructure.h3} />
        </div>
      </Part>
    </div>
  );
}

function Words({ text, missing }: { text: string | null; missing: string }) {
  return text?.trim() ? (
    <dd dir="auto" className="[overflow-wrap:anywhere]">
      {text}
    </dd>
  ) : (
    <dd className="text-ink-soft">{missing}</dd>
  );
}

export function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="heading mb-3 text-xl">{heading}</h3>
      {children}
    </section>
  );
}

function Headings({ level, texts }: { level: 'H1' | 'H2' | 'H3'; texts: readonly string[] }) {
  return (
    <div className="grid gap-x-6 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <h4 className="text-ink-soft">
        {level} <span className="counted text-sm">({texts.length})</span>
      </h4>
      {texts.length === 0 ? (
        <p className="text-ink-soft">No {level} headings found</p>
      ) : (
        <div>
          <MoreList items={texts} most={shown.headings} className="flex flex-col gap-1.5">
            {(text, index) => (
              <li key={`${index} ${text}`} dir="auto" className="[overflow-wrap:anywhere]">
                {text.trim() || <span className="text-ink-soft">(empty)</span>}
              </li>
            )}
          </MoreList>
        </div>
      )}
    </div>
  );
}
