import { Tooltip } from 'radix-ui';
import { useState, type ReactNode } from 'react';
import type { Evidence } from '#contract/report.ts';
import { AtCommas } from './at-commas.tsx';

interface EvidenceTextProps {
  text: string;
  evidence: readonly Evidence[];
  /** What the form calls the field behind a path such as `products.0.description`. */
  sourceLabel: (path: string) => string;
}

interface Piece {
  text: string;
  evidence: Evidence | null;
  start: number;
}

/** Cuts a text at the first place of each backed phrase; overlapping phrases keep the longer one. */
function piecesOf(text: string, evidence: readonly Evidence[]): Piece[] {
  const found: { start: number; end: number; evidence: Evidence }[] = [];
  for (const entry of [...evidence].sort((a, b) => b.text.length - a.text.length)) {
    const start = entry.text === '' ? -1 : text.indexOf(entry.text);
    const end = start + entry.text.length;
    if (start >= 0 && !found.some((other) => start < other.end && end > other.start))
      found.push({ start, end, evidence: entry });
  }
  found.sort((a, b) => a.start - b.start);
  const pieces: Piece[] = [];
  let place = 0;
  for (const { start, end, evidence: entry } of found) {
    if (start > place) pieces.push({ text: text.slice(place, start), evidence: null, start: place });
    pieces.push({ text: text.slice(start, end), evidence: entry, start });
    place = end;
  }
  if (place < text.length) pieces.push({ text: text.slice(place), evidence: null, start: place });
  return pieces;
}

/**
 * A backed phrase for pointer and touch. It is no tab stop: a listing has dozens of them, and the field's own
 * button lists them all for the keyboard.
 */
function Backed({ children, evidence, source }: { children: ReactNode; evidence: Evidence; source: string }) {
  const [open, setOpen] = useState(false);
  return (
    <Tooltip.Root open={open} onOpenChange={setOpen}>
      <Tooltip.Trigger
        asChild
        // A tap toggles it; the library alone would close it again, because touch screens have no hover.
        onPointerDown={(event) => event.preventDefault()}
        onClick={(event) => {
          event.preventDefault();
          setOpen((now) => !now);
        }}
      >
        <span className="cursor-help underline decoration-line-strong decoration-dotted decoration-from-font underline-offset-[0.22em] hover:decoration-pencil hover:decoration-solid">
          {children}
        </span>
      </Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Content
          side="top"
          sideOffset={6}
          collisionPadding={8}
          className="enter-down z-50 max-w-80 rounded-chip bg-ink px-3 py-2 text-sm leading-snug text-paper"
        >
          <span className="block font-semibold">From: {source}</span>
          <span className="mt-0.5 block">
            “<bdi>{evidence.quote}</bdi>”
          </span>
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}

/** Every backed phrase of a field with its source, as a list. */
export function EvidenceList({ evidence, sourceLabel }: Omit<EvidenceTextProps, 'text'>) {
  return (
    <dl className="flex flex-col gap-2 rounded-control bg-sunken px-3.5 py-3 text-sm">
      {evidence.map((entry) => (
        <div key={`${entry.text} ${entry.source}`}>
          <dt dir="auto" className="font-medium [overflow-wrap:anywhere]">
            {entry.text}
          </dt>
          <dd className="text-ink-soft [overflow-wrap:anywhere]">
            {sourceLabel(entry.source)}: “<bdi>{entry.quote}</bdi>”
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A text in which each claim shows, on hover, focus or tap, which of the seller's words back it. */
export function EvidenceText({ text, evidence, sourceLabel }: EvidenceTextProps) {
  return (
    <>
      {piecesOf(text, evidence).map((piece) =>
        piece.evidence === null ? (
          <span key={piece.start}>
            <AtCommas text={piece.text} />
          </span>
        ) : (
          <Backed key={piece.start} evidence={piece.evidence} source={sourceLabel(piece.evidence.source)}>
            {piece.text}
          </Backed>
        ),
      )}
    </>
  );
}
