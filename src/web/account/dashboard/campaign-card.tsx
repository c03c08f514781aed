import { Link } from 'react-router';
import { adLimits } from '#rules/ads/limits.ts';
import { buttonClass } from '#web/ui/button.tsx';

/** The parts of one ad, each with how many it has and the width that it is cut to. */
const parts = [
  { name: 'headlines', most: adLimits.headlines.max, width: adLimits.headline.max },
  { name: 'descriptions', most: adLimits.descriptions.max, width: adLimits.description.max },
  { name: 'sitelinks', most: adLimits.sitelinks.max, width: adLimits.sitelinkText.max },
];
const longest = Math.max(...parts.map(({ width }) => width));

/** The way to the ads builder, with the lengths of an ad drawn to one scale. */
export function CampaignCard() {
  return (
    <section
      aria-labelledby="campaign-heading"
      className="grid gap-x-10 gap-y-5 rounded-frame border border-line bg-surface p-5 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] sm:p-7"
    >
      <div className="flex flex-col items-start gap-4">
        <div>
          <h2 id="campaign-heading" className="heading text-2xl">
            Google Ads Campaign Builder
          </h2>
          <p className="mt-1.5 text-ink-soft">
            Ad groups, keywords, negatives and ads from one description of the business, and the files for
            Google Ads Editor.
          </p>
        </div>
        <Link to="/google-ads" className={buttonClass('secondary')}>
          Plan a campaign
        </Link>
      </div>
      <ul className="flex flex-col justify-center gap-3">
        {parts.map(({ name, most, width }) => (
          <li key={name} className="text-sm">
            <span className="flex justify-between gap-3">
              <span>
                up to <span className="counted">{most}</span> {name}
              </span>
              <span className="counted text-ink-soft">{width}</span>
            </span>
            <span className="mt-1.5 block h-2 bg-sunken" aria-hidden="true">
              <span
                className="cut block h-full bg-line-strong/60"
                style={{ width: `${(width / longest) * 100}%` }}
              />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
