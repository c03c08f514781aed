import type { WebpageAnalysis } from '#contract/webpage-analysis.ts';
import { Part } from './content-tab.tsx';
import { ForeignLink } from './foreign-link.tsx';
import { MoreList } from './more-list.tsx';

/** Links that stand there at first (specification, document 2 §9). */
const shown = 10;

/** Where the page leads, and which of its links do not answer. */
export function LinksTab({ analysis }: { analysis: WebpageAnalysis }) {
  const { internalLinks, externalLinks, brokenLinks, brokenLinkDetails, linksAsked } = analysis;
  const details = new Map(brokenLinkDetails.map((link) => [link.url, link]));
  return (
    <div className="flex flex-col gap-8">
      {brokenLinks.length > 0 && (
        <Part heading={`Broken links (${brokenLinks.length})`}>
          <MoreList
            items={brokenLinks}
            most={shown}
            noun="link"
            className="flex flex-col divide-y divide-line"
          >
            {(url) => {
              const detail = details.get(url);
              return (
                <li key={url} className="flex flex-wrap items-baseline gap-x-3 py-1.5">
                  <span className="counted text-sm font-semibold text-poor">
                    {detail?.status ?? 'no answer'}
                  </span>
                  <ForeignLink url={url} />
                  {detail?.reason && <span className="text-sm text-ink-soft">{detail.reason}</span>}
                </li>
              );
            }}
          </MoreList>
        </Part>
      )}
      <Links
        heading="Internal links"
        urls={internalLinks}
        none="The page links to no other page of its site."
      />
      <Links heading="External links" urls={externalLinks} none="The page links to no other site." />
      <p className="text-sm text-ink-soft">
        {linksAsked === null
          ? 'These links were not opened, so none is known to be broken.'
          : linksAsked.asked < linksAsked.total
            ? `${linksAsked.asked} of ${linksAsked.total} links were opened to see whether they are broken.`
            : `All ${linksAsked.total} links were opened to see whether they are broken.`}
      </p>
    </div>
  );
}

function Links({ heading, urls, none }: { heading: string; urls: readonly string[]; none: string }) {
  return (
    <Part heading={`${heading} (${urls.length})`}>
      {urls.length === 0 ? (
        <p className="text-ink-soft">{none}</p>
      ) : (
        <MoreList items={urls} most={shown} noun="link" className="flex flex-col gap-1.5">
          {(url) => (
            <li key={url}>
              <ForeignLink url={url} />
            </li>
          )}
        </MoreList>
      )}
    </Part>
  );
}
