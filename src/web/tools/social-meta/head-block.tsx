import { Download } from 'lucide-react';
import { useState } from 'react';
import type { SocialMetaRecord } from '#contract/social-meta.ts';
import type { SocialNetwork } from '#contract/social-page.ts';
import {
  headBlock,
  headFormatNames,
  headFormats,
  sharedChoices,
  type HeadFormat,
} from '#rules/social-meta/head/index.ts';
import { download } from '#web/lib/download.ts';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/input.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { surfaceNames } from './social-words.ts';

/** Where each of them goes. */
const places: Record<HeadFormat, string> = {
  html: 'Into the head of the page, in place of the tags of the same names.',
  next: 'Into the page’s file (App Router). Next.js writes the tags.',
  liquid: 'Into theme.liquid, before the closing head tag, in place of the theme’s social tags.',
  wordpress: 'Into the theme’s functions.php or a snippet plugin. Switch off the social tags of SEO plugins.',
};

/** The whole head block, for four ways of building a page. */
export function HeadBlock({ record }: { record: SocialMetaRecord }) {
  const [format, setFormat] = useState<HeadFormat>('html');
  const choices = sharedChoices(record);
  const [shared, setShared] = useState<SocialNetwork | undefined>(choices[0]);
  return (
    <section aria-labelledby="head-heading" className="min-w-0">
      <h3 id="head-heading" className="heading text-xl">
        Head block
      </h3>
      {choices.length > 1 && (
        <Field
          label="Texts of the og: tags"
          hint="Facebook, LinkedIn, Pinterest and WhatsApp read the same og: tags, and a page carries one set. X has its own."
          className="mt-3 max-w-96"
        >
          <Select
            value={shared}
            onChange={(event) => setShared(choices.find((network) => network === event.target.value))}
          >
            {choices.map((network) => (
              <option key={network} value={network}>
                As for {surfaceNames[network]}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Tabs
        label="Ways of building a page"
        className="mt-4"
        dense
        value={format}
        onChange={setFormat}
        tabs={headFormats.map((id) => ({
          id,
          label: headFormatNames[id].label,
          panel: <Block format={id} code={headBlock(record, id, shared)} />,
        }))}
      />
    </section>
  );
}

function Block({ format, code }: { format: HeadFormat; code: string }) {
  const { label, file, type } = headFormatNames[format];
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-120 text-[0.94rem] text-ink-soft">{places[format]}</p>
        <div className="flex gap-2">
          <CopyButton
            text={code}
            label={`Copy the head block as ${label}`}
            copiedToast={{ title: 'Copied!', description: `Head block as ${label}` }}
          >
            Copy
          </CopyButton>
          <Button
            variant="secondary"
            size="s"
            icon={<Download size={16} strokeWidth={1.75} aria-hidden="true" />}
            onClick={() => download({ name: file, type, content: code })}
          >
            Download
          </Button>
        </div>
      </div>
      <pre
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
        tabIndex={0}
        role="region"
        aria-label={`Head block as ${label}`}
        className="counted max-h-96 overflow-auto rounded-frame border border-line bg-sunken p-4 text-[0.8rem] leading-relaxed"
      >
        <code>{code}</code>
      </pre>
    </div>
  );
}
