import { CopyButton } from '#web/ui/copy-button.tsx';

interface CopyPartProps {
  text: string | (() => string);
  /** What is copied: "the headlines". */
  what: string;
  children?: string;
  /** Where it stands in a box of its own. */
  inset?: boolean;
  /** Where the screen has its own words for it. */
  failedToast?: { title: string; description: string };
}

/** Copies a part of a result and says which. */
export function CopyPart({ text, what, children, inset = false, failedToast }: CopyPartProps) {
  const sentence = `${what[0]!.toUpperCase()}${what.slice(1)} ${what.endsWith('s') ? 'are' : 'is'} in the clipboard.`;
  return (
    <CopyButton
      inset={inset}
      text={text}
      label={`Copy ${what}`}
      copiedToast={{ title: 'Copied!', description: sentence }}
      {...(failedToast && { failedToast })}
    >
      {children}
    </CopyButton>
  );
}
