import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ContentTemplate, TemplateSummary } from '#contract/templates.ts';
import { platforms } from '#rules/platforms/index.ts';
import { call } from '#web/data/client.ts';
import { sentenceOf } from '#web/data/failure-sentence.ts';
import { BusyButton } from '#web/ui/busy-button.tsx';
import { toast } from '#web/ui/toast.ts';
import { draftFrom, type SeoFormDraft } from '#web/tools/seo-content/draft.ts';
import { templatesQuery } from './queries.ts';
import { SavedList } from './saved-list.tsx';

/** "Etsy, used 3 times". */
function noteOf({ platform, usageCount }: TemplateSummary): string {
  const uses = usageCount === 1 ? 'once' : `${usageCount} times`;
  const words = [platform && platforms[platform].name, usageCount > 0 && `used ${uses}`].filter(Boolean);
  return words.join(', ') || 'Not used yet';
}

/** The user's templates: each fills the form or is deleted. */
export function Templates({ onFill }: { onFill: (draft: SeoFormDraft, description: string) => void }) {
  const queryClient = useQueryClient();
  const list = useQuery(templatesQuery);
  const refresh = () => queryClient.invalidateQueries(templatesQuery);

  const use = useMutation({
    mutationFn: ({ id }: TemplateSummary) => call('POST /api/content-templates/:id/use', { params: { id } }),
    onSuccess: ({ form, name }) => {
      const draft = draftFrom(form);
      if (draft) onFill(draft, `With the template “${name}”.`);
    },
    onError: (error) =>
      toast({ title: 'The form was not filled', description: sentenceOf(error), tone: 'poor' }),
  });
  // Said in the dialog: from inside of it the keyboard does not reach a toast.
  const [deleted, setDeleted] = useState<ContentTemplate | null>(null);
  const restore = useMutation({
    mutationFn: ({ name, platform, industry, form }: ContentTemplate) =>
      call('POST /api/content-templates', { body: { name, platform, industry, form } }),
    onSuccess: () => setDeleted(null),
    onError: (error) => toast({ title: 'Restore failed', description: sentenceOf(error), tone: 'poor' }),
    onSettled: refresh,
  });
  const remove = useMutation({
    mutationFn: ({ id }: TemplateSummary) => call('DELETE /api/content-templates/:id', { params: { id } }),
    onSuccess: setDeleted,
    onError: (error) => toast({ title: 'Delete failed', description: sentenceOf(error), tone: 'poor' }),
    onSettled: refresh,
  });

  return (
    <div>
      <SavedList
        heading="Templates"
        empty="None yet. Keep a form below, and begin with it whenever you need it again."
        list={list}
        nameOf={({ name }) => name}
        noteOf={noteOf}
      >
        {(template) => (
          <>
            <BusyButton
              variant="secondary"
              size="s"
              aria-label={`Use the template “${template.name}”`}
              pending={use.isPending && use.variables.id === template.id}
              onClick={() => use.mutate(template)}
            >
              Use
            </BusyButton>
            <BusyButton
              variant="quiet"
              size="s"
              aria-label={`Delete the template “${template.name}”`}
              pending={remove.isPending && remove.variables.id === template.id}
              onClick={() => remove.mutate(template)}
            >
              Delete
            </BusyButton>
          </>
        )}
      </SavedList>
      <div role="status">
        {deleted && (
          <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
            <span>
              “<bdi>{deleted.name}</bdi>” is deleted.
            </span>
            <BusyButton
              variant="secondary"
              size="s"
              pending={restore.isPending}
              onClick={() => restore.mutate(deleted)}
            >
              Undo
            </BusyButton>
          </p>
        )}
      </div>
    </div>
  );
}
