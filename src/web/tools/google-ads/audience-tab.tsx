import type { GoogleAdsCampaign } from '#contract/google-ads.ts';
import { Chip } from '#web/ui/chip.tsx';
import { CopyPart } from '#web/report/copy-part.tsx';
import { Part } from './part.tsx';

/** Whom the ads are for: what rests on the brief, and what is a suggestion to observe. */
export function AudienceTab({ audience }: { audience: GoogleAdsCampaign['targetAudience'] }) {
  const { demographics, interests, inMarket, notes } = audience;
  return (
    <div className="flex flex-col gap-8">
      {notes.length > 0 && (
        <div className="flex max-w-180 flex-col gap-1 text-ink-soft">
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
      )}
      <div className="grid gap-x-10 gap-y-8 md:grid-cols-2">
        <Entries heading="Age ranges" entries={demographics.ageRanges} />
        <Entries heading="Genders" entries={demographics.genders} />
        <Entries heading="Interests" entries={interests} />
        <Entries heading="In-market audiences" entries={inMarket} />
      </div>
    </div>
  );
}

function Entries({ heading, entries }: { heading: string; entries: readonly string[] }) {
  return (
    <Part
      heading={heading}
      aside={
        entries.length > 0 && <CopyPart text={entries.join('\n')} what={`the ${heading.toLowerCase()}`} />
      }
    >
      {entries.length === 0 ? (
        <p className="text-ink-soft">Nothing in the brief points to any.</p>
      ) : (
        <ul className="flex flex-wrap gap-1.5">
          {entries.map((entry) => (
            <li key={entry}>
              <Chip>{entry}</Chip>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}
