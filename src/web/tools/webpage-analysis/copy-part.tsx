import { CopyPart as CopyAnyPart } from '#web/report/copy-part.tsx';

type CopyPartProps = Omit<Parameters<typeof CopyAnyPart>[0], 'failedToast'>;

/** Copies a part of an analysis; this screen has its own words for a refusal. */
export function CopyPart(props: CopyPartProps) {
  return (
    <CopyAnyPart
      {...props}
      failedToast={{ title: 'Copy Failed', description: 'Unable to copy to clipboard' }}
    />
  );
}
