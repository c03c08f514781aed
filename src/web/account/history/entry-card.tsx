import { Archive, ArchiveRestore, History as VersionsMark, PenLine, Star, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import type { HistoryEntry } from '#contract/history.ts';
import { PlatformId } from '#contract/platforms.ts';
import { platforms } from '#rules/platforms/index.ts';
import { BusyButton } from '#web/ui/busy-button.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { Collapsible } from '#web/ui/collapsible.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { NamedIconButton } from '#web/ui/named-icon-button.tsx';
import { PlatformIcon } from '#web/ui/platform-icon.tsx';
import { scoreTone } from '#web/ui/score-scale.tsx';
import { Frame } from '#web/ui/sheet.tsx';
import { addressOfEntry } from './entry-address.ts';
import { otherKinds } from './other-kinds.ts';
import { SavedContent, wholeText } from './saved-content.tsx';

const contentTypeNames: Record<HistoryEntry['contentType'], string> = {
  generated: 'SEO content',
  seo_content: 'SEO content',
  draft: 'Draft',
  google_ads_campaign: 'Google Ads campaign',
  webpage_analysis: 'Webpage analysis',
};

/** Entries that stand for something with a screen of its own. */
const keptElsewhere: Partial<Record<HistoryEntry['contentType'], { open: string; gone: string }>> = {
  google_ads_campaign: {
    open: 'View Campaign Details',
    gone: 'The campaign itself has been deleted.',
  },
  webpage_analysis: { open: 'View Analysis Details', gone: 'The analysis itself has been deleted.' },
};

/** Names of the tools that stand where others have their platform. */
const screenNames: Record<string, string> = {
  google_ads: 'Google Ads',
  webpage_analyzer: 'Webpage Analyzer',
};
const screenName = (platform: string) => screenNames[platform] ?? platform.replaceAll('_', ' ');

/** Tags that a card shows before it counts the rest. */
const shownTags = 3;

const dateAndTime = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

interface EntryCardProps {
  entry: HistoryEntry;
  deleting: boolean;
  onFavorite: () => void;
  onArchive: () => void;
  onDelete: () => void;
  onVersions: () => void;
}

function Badges({ entry }: { entry: HistoryEntry }) {
  const platform = PlatformId.safeParse(entry.platform);
  const other = otherKinds[entry.contentType];
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      <Chip tone="pencil">
        {platform.success && <PlatformIcon platform={platform.data} size={14} />}
        {other && <other.icon size={14} strokeWidth={1.75} aria-hidden="true" />}
        {platform.success ? platforms[platform.data].name : screenName(entry.platform)}
      </Chip>
      <Chip>{contentTypeNames[entry.contentType]}</Chip>
      {entry.isArchived && <Chip>Archived</Chip>}
    </div>
  );
}

/** Stands by the date, which leaves it room on every width: among the badges it fell onto a line of its own. */
function Score({ score }: { score: number }) {
  const tone = scoreTone(score);
  return (
    <Chip tone={tone === 'none' ? 'plain' : tone} className="shrink-0">
      <span>
        <span className="sr-only">SEO score </span>
        <span className="counted">{score}/100</span>
      </span>
    </Chip>
  );
}

/** One entry of the history. */
export function EntryCard({ entry, deleting, onFavorite, onArchive, onDelete, onVersions }: EntryCardProps) {
  const [open, setOpen] = useState(false);
  const headingId = useId();
  const content = entry.seoContent;
  const score = content?.seoScore;
  const isSeo = ['generated', 'seo_content', 'draft'].includes(entry.contentType);
  /** What an entry of another tool opens and what it stood for; entries of the generators have neither. */
  const kept = keptElsewhere[entry.contentType];
  const address = kept || content !== null || entry.form !== null ? addressOfEntry(entry) : null;
  return (
    <Frame
      role="article"
      aria-labelledby={headingId}
      tabIndex={-1}
      className="flex min-w-0 flex-col gap-3 p-5"
    >
      <div className="flex items-start justify-between gap-2">
        <Badges entry={entry} />
        <div className="-mt-1.5 -mr-2 flex">
          <NamedIconButton
            label={entry.isFavorite ? 'Remove from favorites' : 'Add to favorites'}
            aria-pressed={entry.isFavorite}
            icon={
              <Star
                size={18}
                strokeWidth={1.75}
                aria-hidden="true"
                className={entry.isFavorite ? 'fill-current text-fair-ink' : undefined}
              />
            }
            onClick={onFavorite}
          />
          <NamedIconButton
            label={entry.isArchived ? 'Take out of the archive' : 'Archive'}
            icon={
              entry.isArchived ? (
                <ArchiveRestore size={18} strokeWidth={1.75} aria-hidden="true" />
              ) : (
                <Archive size={18} strokeWidth={1.75} aria-hidden="true" />
              )
            }
            onClick={onArchive}
          />
        </div>
      </div>
      <div className="min-w-0">
        <h2 id={headingId} className="heading line-clamp-3 text-xl [overflow-wrap:anywhere]">
          <bdi>{entry.title}</bdi>
        </h2>
        <div className="mt-1 flex min-h-7 items-center justify-between gap-3">
          <p className="text-sm text-ink-soft">
            <time dateTime={entry.generationDate}>{dateAndTime.format(new Date(entry.generationDate))}</time>
            {entry.version > 1 && `, version ${entry.version}`}
          </p>
          {typeof score === 'number' && <Score score={score} />}
        </div>
      </div>
      {entry.tags.length > 0 && (
        <ul className="flex flex-wrap gap-1.5" aria-label="Tags">
          {entry.tags.slice(0, shownTags).map((tag) => (
            <li key={tag}>
              <Chip>{tag}</Chip>
            </li>
          ))}
          {entry.tags.length > shownTags && (
            <li className="self-center text-sm text-ink-soft">+{entry.tags.length - shownTags} more</li>
          )}
        </ul>
      )}
      {entry.notes !== null && entry.notes !== '' && (
        <p dir="auto" className="text-[0.94rem] text-ink-soft">
          {entry.notes}
        </p>
      )}
      {content !== null && (
        <Collapsible
          label={(isOpen) => (isOpen ? 'Hide Content' : 'View Content')}
          open={open}
          onChange={setOpen}
        >
          <SavedContent content={content} />
        </Collapsible>
      )}
      <div className="mt-auto flex flex-wrap items-center gap-2 border-t border-line pt-3">
        {isSeo && (
          <CopyButton
            text={() => (content ? wholeText(content) : '')}
            label="Copy all"
            disabled={content === null}
          >
            Copy All
          </CopyButton>
        )}
        {(isSeo || kept) && address !== null && (
          <Link to={address} className={buttonClass('secondary', 's')}>
            {kept?.open ?? (
              <>
                <PenLine size={16} strokeWidth={1.75} aria-hidden="true" />
                Open
              </>
            )}
          </Link>
        )}
        {kept && address === null && <p className="text-sm text-ink-soft">{kept.gone}</p>}
        {entry.version > 1 && (
          <Button
            variant="quiet"
            size="s"
            className="-mx-1.5"
            icon={<VersionsMark size={16} strokeWidth={1.75} aria-hidden="true" />}
            onClick={onVersions}
          >
            Versions
          </Button>
        )}
        <BusyButton
          variant="quiet"
          size="s"
          className="-mr-2 ml-auto text-poor"
          pending={deleting}
          icon={<Trash2 size={16} strokeWidth={1.75} aria-hidden="true" />}
          onClick={onDelete}
        >
          {deleting ? 'Deleting...' : 'Delete'}
        </BusyButton>
      </div>
    </Frame>
  );
}
