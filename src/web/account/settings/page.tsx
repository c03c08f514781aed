import { useQuery } from '@tanstack/react-query';
import { FormProvider } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import type { Settings } from '#contract/settings.ts';
import { useActiveUser } from '#web/data/current-user.ts';
import { settingsQuery } from '#web/data/settings.ts';
import { PageFrame } from '#web/frame/page-frame.tsx';
import { BusyButton } from '#web/ui/busy-button.tsx';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { BillingTab } from './billing-tab.tsx';
import { ContentTab } from './content-tab.tsx';
import { PrivacyTab } from './privacy-tab.tsx';
import { ProfileTab } from './profile-tab.tsx';
import { LoadFailure } from './section.tsx';
import { settingsTabs, tabNames, tabOf, type SettingsTab } from './settings-tabs.ts';
import { useSettingsForm } from './use-settings-form.ts';

const panels: Record<SettingsTab, () => React.ReactNode> = {
  profile: ProfileTab,
  content: ContentTab,
  billing: BillingTab,
  privacy: PrivacyTab,
};

/** Stands at the lower edge of the window while there is more below it. */
function SaveBar({
  changed,
  saving,
  onDiscard,
}: {
  changed: number;
  saving: boolean;
  onDiscard: () => void;
}) {
  return (
    <div className="lower-bar sticky bottom-0 z-20 -mx-4 mt-2 flex flex-wrap items-center justify-end gap-x-4 gap-y-2 border-t border-line bg-paper px-4 py-3.5 sm:-mx-6 sm:px-6 lg:-mx-10 lg:px-10 print:hidden">
      <p role="status" className="mr-auto min-w-0 text-[0.94rem] text-ink-soft">
        {changed > 0 && (
          <>
            <b className="font-semibold text-ink">{changed === 1 ? '1 change' : `${changed} changes`}</b> not
            saved yet. Kept in this browser until you save.
          </>
        )}
      </p>
      {changed > 0 && (
        <Button variant="quiet" onClick={onDiscard} disabled={saving}>
          Discard
        </Button>
      )}
      <BusyButton type="submit" pending={saving}>
        Save Settings
      </BusyButton>
    </div>
  );
}

function SettingsScreen({ userId, saved }: { userId: string; saved: Settings }) {
  const [search, setSearch] = useSearchParams();
  const tab = tabOf(search.get('tab'));
  const openTab = (next: SettingsTab) =>
    setSearch(next === 'profile' ? {} : { tab: next }, { replace: true, preventScrollReset: true });
  const { form, changed, saving, save, discard } = useSettingsForm(userId, saved, openTab);
  return (
    <FormProvider {...form}>
      <form
        noValidate
        aria-label="Settings"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <Tabs
          label="Sections of the settings"
          value={tab}
          onChange={openTab}
          tabs={settingsTabs.map((id) => {
            const Panel = panels[id];
            return { id, label: tabNames[id], panel: <Panel /> };
          })}
        />
        <SaveBar changed={changed} saving={saving} onDiscard={discard} />
      </form>
    </FormProvider>
  );
}

/** `/settings`: everything that a user can decide about the account, in four tabs that are saved together. */
export default function SettingsPage() {
  const user = useActiveUser();
  const { data: saved, error, refetch } = useQuery(settingsQuery);
  return (
    <PageFrame title="Account Settings">
      {saved ? (
        <SettingsScreen key={user.id} userId={user.id} saved={saved} />
      ) : error ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <p role="status" className="flex items-center gap-3 text-ink-soft">
          <Spinner /> Loading your settings…
        </p>
      )}
    </PageFrame>
  );
}
