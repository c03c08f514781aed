import { CopyButton } from '#web/ui/copy-button.tsx';

interface CopyPartProps {
  text: string;
  /** What is copied: "the improved title tag". */
  what: string;
  children?: string;
}

/** Copies a part of an analysis; this screen has its own words for it. */
export function CopyPart({ text, what, children }: CopyPartProps) {
  return (
    <CopyButton
      text={text}
      label={`Copy ${what}`}
      copiedToast={{
        title: 'Copied!',
        description: `${what[0]!.toUpperCase()}${what.slice(1)} is in the clipboard.`,
      }}
      failedToast={{ title: 'Copy Failed', description: 'Unable to copy to clipboard' }}
    >
      {children}
    </CopyButton>
  );
}
