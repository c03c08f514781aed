import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForm, type FieldErrors, type UseFormReturn } from 'react-hook-form';
import { inPlainWords } from '#contract/plain-words.ts';
import { Settings } from '#contract/settings.ts';
import { billingQuery } from '#web/account/queries.ts';
import { ApiError, call } from '#web/data/client.ts';
import { sentenceOf } from '#web/data/failure-sentence.ts';
import { signInOffer } from '#web/data/sign-in-offer.ts';
import { userKey } from '#web/data/queries.ts';
import { settingsKey } from '#web/data/settings.ts';
import { toast } from '#web/ui/toast.ts';
import { keepSettingsDraft, keptSettingsDraft, type SettingsDraft } from './settings-draft.ts';
import { isSettingName, tabOfField, type SettingsTab } from './settings-tabs.ts';

export interface SettingsForm {
  form: UseFormReturn<Settings>;
  changed: number;
  saving: boolean;
  save: () => void;
  discard: () => void;
}

/** All tabs are one form: what is typed stays while tabs, screens and pages change, until it is saved or discarded. */
export function useSettingsForm(
  userId: string,
  saved: Settings,
  onFault: (tab: SettingsTab) => void,
): SettingsForm {
  const queryClient = useQueryClient();
  const form = useForm<Settings>({
    resolver: zodResolver(Settings, inPlainWords),
    defaultValues: saved,
    shouldFocusError: false,
    mode: 'onSubmit',
  });
  // What changed elsewhere (a cancelled subscription) shows, what is being typed stays.
  useEffect(() => form.reset(saved, { keepDirtyValues: true }), [form, saved]);
  const { dirtyFields } = form.formState;
  const changedNames = Object.keys(dirtyFields).filter(isSettingName);
  const changed = changedNames.length;
  useKeptChanges(form, userId, saved);

  const showFaults = (names: readonly string[]) => {
    const name = names.find(isSettingName);
    if (!name) return;
    onFault(tabOfField[name]);
    focusWhenShown(() => form.setFocus(name), name);
  };

  const saving = useMutation({
    mutationFn: (settings: Settings) => call('PUT /api/settings', { body: settings }),
    onSuccess: async (settings) => {
      form.reset(settings);
      keepSettingsDraft(userId, {});
      queryClient.setQueryData(settingsKey, settings);
      toast({ title: 'Settings saved', tone: 'good' });
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: userKey }),
        queryClient.invalidateQueries({ queryKey: billingQuery.queryKey }),
      ]);
    },
    onError: (error) => {
      const fields = (error instanceof ApiError ? error.body?.fields : undefined) ?? [];
      for (const { path, message } of fields) if (isSettingName(path)) form.setError(path, { message });
      toast({
        title: 'Settings not saved',
        description: sentenceOf(error),
        tone: 'poor',
        ...signInOffer(error),
      });
      showFaults(fields.map(({ path }) => path));
    },
  });

  return {
    form,
    changed,
    saving: saving.isPending,
    save: () =>
      void form.handleSubmit(
        (settings) => saving.mutate(settings),
        (errors: FieldErrors<Settings>) => showFaults(Object.keys(errors)),
      )(),
    discard: () => {
      form.reset(saved);
      keepSettingsDraft(userId, {});
    },
  };
}

/** Frames in which a tab comes up, also on a slow machine: about two seconds. */
const framesToShow = 120;

/** The field may only be there when its tab is: asks again at each frame until it has the focus. */
function focusWhenShown(focus: () => void, name: string, frames = framesToShow): void {
  requestAnimationFrame(() => {
    focus();
    const active = document.activeElement;
    if (frames > 0 && !(active instanceof HTMLElement && active.getAttribute('name') === name))
      focusWhenShown(focus, name, frames - 1);
  });
}

/** Brings kept changes back once, keeps new ones, and says so when the screen is left with some. */
function useKeptChanges(form: UseFormReturn<Settings>, userId: string, saved: Settings): void {
  const [kept] = useState<SettingsDraft>(() => keptSettingsDraft(userId, saved));
  const unsaved = useRef(false);
  const current = useEffectEvent(() => {
    const values = form.getValues();
    const names = Object.keys(saved).filter(isSettingName);
    const draft = Object.fromEntries(
      names.flatMap((name) => (values[name] === saved[name] ? [] : [[name, values[name]]])),
    );
    unsaved.current = Object.keys(draft).length > 0;
    keepSettingsDraft(userId, draft);
  });

  useEffect(() => {
    for (const [name, value] of Object.entries(kept)) {
      if (isSettingName(name)) form.setValue(name, value ?? null, { shouldDirty: true });
    }
    unsaved.current = Object.keys(kept).length > 0;
    return form.subscribe({ formState: { values: true }, callback: () => current() });
  }, [form, kept]);

  useEffect(
    () => () => {
      if (!unsaved.current) return;
      toast({
        title: 'Changes are not saved yet',
        description: 'What you changed in the settings is kept. Go back and press Save Settings.',
      });
    },
    [],
  );
}
