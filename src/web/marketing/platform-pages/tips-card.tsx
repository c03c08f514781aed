import { Frame } from '#web/ui/sheet.tsx';

/** What Walmart asks for, field by field, out of its file of rules. */
export function TipsCard({ tips }: { tips: readonly string[] }) {
  return (
    <Frame className="p-5">
      <h2 className="heading mb-3 text-xl">Walmart Marketplace Tips</h2>
      <ul className="flex list-disc flex-col gap-1.5 pl-5 text-[0.94rem] text-ink-soft marker:text-line-strong">
        {tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </Frame>
  );
}
