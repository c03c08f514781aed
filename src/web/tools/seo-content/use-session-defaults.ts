import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import { generatorPlatformIds } from '#contract/platforms.ts';
import type { SeoForm } from '#contract/seo-content.ts';
import { settingsQuery } from '#web/data/settings.ts';
import { readStored, writeStored } from '#web/lib/storage.ts';
import { emptyDraft, isWorthKeeping, type SeoFormDraft } from './draft.ts';

const names = ['platform', 'tone', 'style'] as const;
type Defaults = Partial<Pick<SeoFormDraft, (typeof names)[number]>>;

const Filled = z.object({ platform: z.string(), tone: z.string(), style: z.string() }).partial().catch({});

/**
 * What a new session starts with, as the settings say; for who chose no platform the one that was bought. A form
 * that waits for its choices gets them as soon as they are known, and other ones when the settings change before
 * anything was written. What was chosen in the form stays.
 * @returns the form of a new session
 */
export function useSessionDefaults(
  userId: string,
  form: UseFormReturn<SeoFormDraft, unknown, SeoForm>,
): SeoFormDraft {
  const { data } = useQuery(settingsQuery);

  useEffect(() => {
    if (!data) return;
    const key = `shelfmark.seo-defaults.${userId}`;
    const filled = Filled.parse(JSON.parse(readStored(key) ?? '{}'));
    const defaults = defaultsOf(data);
    const begun = isWorthKeeping(form.getValues());
    for (const name of names) {
      const value = form.getValues(name);
      const isOpen = !value || (!begun && value === filled[name]);
      if (isOpen && defaults[name] !== undefined) form.setValue(name, defaults[name]);
    }
    writeStored(key, JSON.stringify(defaults));
  }, [data, form, userId]);

  return { ...emptyDraft(), ...(data && defaultsOf(data)) };
}

function defaultsOf(settings: {
  defaultPlatform: string | null;
  defaultTone: Defaults['tone'];
  defaultStyle: Defaults['style'];
}): Defaults {
  const platform = generatorPlatformIds.find((id) => id === settings.defaultPlatform);
  return {
    ...(platform !== undefined && { platform }),
    tone: settings.defaultTone,
    style: settings.defaultStyle,
  };
}
