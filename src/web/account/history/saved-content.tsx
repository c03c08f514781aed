import type { SavedSeoContent } from '#contract/history.ts';
import type { FieldValue } from '#contract/seo-content.ts';
import { platforms } from '#rules/platforms/index.ts';
import { sharedFieldIds, type FieldId } from '#rules/platforms/platform.ts';
import { AtCommas } from '#web/report/at-commas.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';

export interface SavedBlock {
  id: string;
  label: string;
  text: string;
}

const textOf = (value: FieldValue, separator: string): string =>
  typeof value === 'string'
    ? value
    : value
        .map((entry) => (typeof entry === 'string' ? entry : `${entry.name}: ${entry.value}`))
        .join(separator);

/** The filled blocks of a saved listing, named as its platform names them. Old entries may lack newer fields. */
export function blocksOfSaved(content: SavedSeoContent): SavedBlock[] {
  const rules = content.platform ? platforms[content.platform].fields : {};
  const values: [string, FieldValue | undefined][] = [
    ...sharedFieldIds.map((id): [string, FieldValue | undefined] => [id, content[id]]),
    ...Object.entries(content.platformFields ?? {}),
  ];
  return values.flatMap(([id, value]) => {
    if (value === undefined || value.length === 0) return [];
    const rule = rules[id as FieldId];
    const separator =
      rule?.kind === 'list' && ['keywords', 'tags', 'searchTerms', 'hashtags'].includes(id)
        ? rule.separator
        : '\n';
    return [{ id, label: rule?.label ?? id, text: textOf(value, separator) }];
  });
}

/** All blocks as one text, for "Copy All". */
export function wholeText(content: SavedSeoContent): string {
  return blocksOfSaved(content)
    .map((block) => `${block.label}:\n${block.text}`)
    .join('\n\n');
}

/** The saved listing block by block, each with its copy button. */
export function SavedContent({ content }: { content: SavedSeoContent }) {
  return (
    <dl className="flex flex-col gap-3" lang={content.language}>
      {blocksOfSaved(content).map((block) => (
        <div key={block.id} className="border-t border-line pt-2">
          <dt className="flex min-h-9 items-center justify-between gap-2 text-sm font-semibold">
            {block.label}
            <CopyButton text={block.text} label={`Copy ${block.label}`} />
          </dt>
          <dd dir="auto" className="text-[0.94rem] whitespace-pre-line [overflow-wrap:anywhere]">
            <AtCommas text={block.text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
