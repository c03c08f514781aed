import { useState } from 'react';
import type { WebpageAnalysis } from '#contract/webpage-analysis.ts';
import {
  descriptionPixels,
  descriptionWidthLimit,
  descriptionWidthPhone,
  pixelWidth,
  titleWidthLeast,
  titleWidthLimit,
} from '#rules/facts/pixel-width.ts';
import { hostOf } from '#web/lib/typed-address.ts';
import { SearchSnippet } from '#web/previews/search-result.tsx';
import '#web/previews/previews.css';
import { Choice } from '#web/ui/choice.tsx';
import { Gauge } from '#web/ui/gauge.tsx';
import { Part } from './content-tab.tsx';

const devices = [
  { value: 'phone', label: 'Phone' },
  { value: 'desktop', label: 'Desktop' },
] as const;
type Device = (typeof devices)[number]['value'];

/** The page as a search result shows it, now and with the improved head. */
export function SearchPreviews({ analysis }: { analysis: WebpageAnalysis }) {
  const [device, setDevice] = useState<Device>('phone');
  const { title, metaDescription, improvedTitleTag, improvedMetaDescription } = analysis;
  const improved = Boolean(improvedTitleTag || improvedMetaDescription);
  return (
    <Part heading="In search results">
      <div className="mb-5 max-w-80">
        <Choice legend="Device" name="device" value={device} options={devices} onChange={setDevice} />
      </div>
      <div className={device === 'phone' ? 'grid gap-x-8 gap-y-7 xl:grid-cols-2' : 'flex flex-col gap-7'}>
        <Shown name="Now" analysis={analysis} device={device} title={title} description={metaDescription} />
        {improved && (
          <Shown
            name="With the improved head"
            analysis={analysis}
            device={device}
            title={improvedTitleTag ?? title}
            description={improvedMetaDescription ?? metaDescription}
          />
        )}
      </div>
      <p className="mt-4 max-w-160 text-sm text-ink-soft">
        Widths as Google draws them in Arial: titles at 20 px, descriptions at 14 px. Google may write its own
        title and text when it finds words of the page that fit a search better.
      </p>
    </Part>
  );
}

interface ShownProps {
  name: string;
  analysis: WebpageAnalysis;
  device: Device;
  title: string | null;
  description: string | null;
}

function Shown({ name, analysis, device, title, description }: ShownProps) {
  const host = hostOf(analysis.finalUrl);
  const phone = device === 'phone';
  return (
    <div className="min-w-0">
      <p className="mb-2 text-sm text-ink-soft">{name}</p>
      <figure
        className={phone ? 'preview google-phone' : 'preview'}
        dir="auto"
        lang={analysis.language ?? undefined}
      >
        <SearchSnippet
          name={host}
          address={breadcrumb(analysis.finalUrl)}
          title={title?.trim() || host}
          description={
            description?.trim() || 'No meta description: the search engine picks words of the page.'
          }
        />
      </figure>
      <div className="mt-3 flex flex-col gap-1.5">
        <Gauge
          showLabel
          label="Title, px"
          unit="pixels"
          value={pixelWidth(title ?? '')}
          limit={titleWidthLimit}
          min={titleWidthLeast}
        />
        <Gauge
          showLabel
          label="Text, px"
          unit="pixels"
          value={descriptionPixels(description ?? '')}
          limit={phone ? descriptionWidthPhone : descriptionWidthLimit}
        />
      </div>
    </div>
  );
}

/** `https://example.com › blog › clay`, as results print an address. */
function breadcrumb(url: string): string {
  if (!URL.canParse(url)) return url;
  const { origin, pathname } = new URL(url);
  return [origin, ...pathname.split('/').filter(Boolean).map(readable)].join(' › ');
}

function readable(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
