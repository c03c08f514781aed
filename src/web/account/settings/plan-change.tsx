import { useMutation } from '@tanstack/react-query';
import { planPages } from 'virtual:plans';
import { useState } from 'react';
import { PlanKey, planKeys } from '#contract/plans.ts';
import { call } from '#web/data/client.ts';
import { sentenceOf } from '#web/data/failure-sentence.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/input.tsx';
import { toast } from '#web/ui/toast.ts';
import { useRefreshBilling } from './use-billing-action.ts';

/** Another plan, from now on. Asked once more before anything is charged. */
export function PlanChange({ current }: { current: PlanKey }) {
  const refresh = useRefreshBilling();
  const [chosen, setChosen] = useState<PlanKey>(current);
  const [asking, setAsking] = useState(false);
  const change = useMutation({
    mutationFn: (platform: PlanKey) => call('POST /api/change-plan', { body: { platform } }),
    onSuccess: async ({ message }) => {
      setAsking(false);
      toast({ title: 'Plan changed', description: message, tone: 'good' });
      await refresh();
    },
    onError: (error) => {
      setAsking(false);
      toast({ title: 'Plan not changed', description: sentenceOf(error), tone: 'poor' });
    },
  });
  const next = planPages[chosen];
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Field label="Plan" className="min-w-0 flex-1 basis-64">
        <Select
          value={chosen}
          onChange={(event) => {
            const key = PlanKey.safeParse(event.target.value);
            if (key.success) setChosen(key.data);
          }}
        >
          {planKeys.map((key) => (
            <option key={key} value={key}>
              {planPages[key].name}, {planPages[key].monthly} a month{key === current ? ' (yours)' : ''}
            </option>
          ))}
        </Select>
      </Field>
      <Button variant="secondary" disabled={chosen === current} onClick={() => setAsking(true)}>
        Change plan
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Change to ${next.name}?`}
        description={
          chosen === 'bundle' || current === 'bundle'
            ? `It costs ${next.monthly} a month from now on. What is left of the month that you paid is credited, and the difference is charged today.`
            : `It costs ${next.monthly} a month, as before. Nothing is charged today.`
        }
        confirmLabel="Change plan"
        pending={change.isPending}
        onConfirm={() => change.mutate(chosen)}
      />
    </div>
  );
}
