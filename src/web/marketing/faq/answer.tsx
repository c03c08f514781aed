import { Link } from 'react-router';
import type { FaqEntry } from '#web/marketing/content/faq-entry.ts';
import { hasHit, piecesOf } from './search.ts';

/** A text with what was searched for under the marker. */
function Marked({ text, words }: { text: string; words: readonly string[] }) {
  return piecesOf(text, words).map((piece, index) =>
    piece.hit ? (
      // oxlint-disable-next-line react/no-array-index-key -- the pieces are one text in order
      <mark key={index} className="marker rounded-[2px] px-px">
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  );
}

interface AnswerProps {
  entry: FaqEntry;
  /** What is searched for; empty without a search. */
  words: readonly string[];
  /** The search found so few that all of them open. */
  few: boolean;
}

/**
 * One question that opens. The address of the entry is that of its answer, inside: browsers open what a `#part`
 * leads into, so such a link works before and without scripts.
 */
export function Answer({ entry, words, few }: AnswerProps) {
  const { id, question, answer, tags, link } = entry;
  const seen = hasHit(question, words) || hasHit(answer, words);
  const foundTags = seen ? [] : tags.filter((tag) => hasHit(tag, words));
  return (
    <details
      open={words.length > 0 && (few || !hasHit(question, words))}
      className="group border-t border-line"
    >
      <summary className="flex min-h-14 list-none items-start gap-4 rounded-chip py-4 hover:text-pencil [&::-webkit-details-marker]:hidden">
        <div className="min-w-0 grow">
          <h3 className="text-lg leading-snug font-semibold text-pretty">
            <Marked text={question} words={words} />
          </h3>
          {foundTags.length > 0 && (
            <p className="mt-1 text-sm text-ink-soft">
              Also found under: <Marked text={foundTags.join(', ')} words={words} />
            </p>
          )}
        </div>
        <svg
          width="18"
          height="18"
          viewBox="0 0 18 18"
          aria-hidden="true"
          className="mt-1 shrink-0 text-ink-soft"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
        >
          <path d="M2 9h14" />
          <path d="M9 2v14" className="group-open:hidden" />
        </svg>
      </summary>
      <div id={id} className="max-w-176 scroll-mt-28 pr-8 pb-6 leading-relaxed text-ink-soft">
        {answer.split('\n\n').map((paragraph) => (
          <p key={paragraph} className="mb-3 text-pretty last:mb-0">
            <Marked text={paragraph} words={words} />
          </p>
        ))}
        <p className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-[0.94rem]">
          {link && (
            <Link to={link.to} className="link inline-flex press-8 items-center">
              {link.words}
            </Link>
          )}
          <a
            href={`#${id}`}
            aria-label={`Link to this answer: ${question}`}
            className="inline-flex press-8 items-center text-sm underline-offset-4 hover:underline print:hidden"
          >
            Link to this answer
          </a>
        </p>
      </div>
    </details>
  );
}
