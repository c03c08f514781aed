import { Tooltip } from 'radix-ui';
import { useState, type ReactNode } from 'react';
import type { Evidence } from '#contract/report.ts';

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
export function piecesOf(text: string, evidence: readonly Evidence[]): Piece[] {
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
        <button
          type="button"
          className="inline cursor-help text-left underline decoration-line-strong decoration-dotted decoration-from-font underline-offset-[0.22em] select-text hover:decoration-pencil"
        >
          {children}
        </button>
      </Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Content
          side="top"
          sideOffset={6}
          collisionPadding={8}
          className="enter-down z-50 max-w-80 rounded-chip bg-ink px-3 py-2 text-sm leading-snug text-paper"
        >
          <span className="block font-semibold">From: {source}</span>
          <span className="mt-0.5 block">“{evidence.quote}”</span>
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}

/** A text in which each claim shows, on hover, focus or tap, which of the seller's words back it. */
export function EvidenceText({ text, evidence, sourceLabel }: EvidenceTextProps) {
  return (
    <>
      {piecesOf(text, evidence).map((piece) =>
        piece.evidence === null ? (
          <span key={piece.start}>{piece.text}</span>
        ) : (
          <Backed key={piece.start} evidence={piece.evidence} source={sourceLabel(piece.evidence.source)}>
            {piece.text}
          </Backed>
        ),
      )}
    </>
  );
}
