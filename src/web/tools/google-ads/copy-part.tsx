import { CopyButton } from '#web/ui/copy-button.tsx';

interface CopyPartProps {
  text: string | (() => string);
  /** What is copied: "the headlines". */
  what: string;
  children?: string;
}

/** Copies a part of a campaign. */
export function CopyPart({ text, what, children }: CopyPartProps) {
  return (
    <CopyButton
      text={text}
      label={`Copy ${what}`}
      copiedToast={{
        title: 'Copied!',
        description: `${what[0]!.toUpperCase()}${what.slice(1)} ${what.endsWith('s') ? 'are' : 'is'} in the clipboard.`,
      }}
    >
      {children}
    </CopyButton>
  );
}
