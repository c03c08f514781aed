import { toast } from '#web/ui/toast.ts';

/**
 * Says that a row of the form is gone and offers it back. An empty row goes without a word.
 * @param thing what the row is, in lower case
 * @param row what was typed into it
 */
export function offerRowBack(
  thing: string,
  row: Readonly<Record<string, string | undefined>>,
  putBack: () => void,
): void {
  const typed = Object.values(row).find((text) => (text ?? '').trim() !== '');
  if (typed === undefined) return;
  toast({
    title: `${thing.charAt(0).toUpperCase()}${thing.slice(1)} removed`,
    description: typed.length > 60 ? `${typed.slice(0, 60).trimEnd()}…` : typed,
    action: { label: 'Undo', run: putBack },
  });
}
