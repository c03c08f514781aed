import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '#web/data/client.ts';
import { sentenceOf } from '#web/data/failure-sentence.ts';
import { BusyButton } from '#web/ui/busy-button.tsx';
import { toast } from '#web/ui/toast.ts';
import type { SeoFormDraft } from '#web/tools/seo-content/draft.ts';
import { fillBusiness } from './fill-business.ts';
import { businessesQuery } from './queries.ts';
import { SavedList } from './saved-list.tsx';

interface BusinessesProps {
  read: () => SeoFormDraft;
  onFill: (draft: SeoFormDraft, description: string) => void;
}

/** The businesses that something was written for: what was said of one fills the form, with its products if wished. */
export function Businesses({ read, onFill }: BusinessesProps) {
  const fill = useMutation({
    mutationFn: ({ id }: { id: number; withProducts: boolean }) =>
      call('GET /api/business-profiles/:id', { params: { id } }),
    onSuccess: (profile, { withProducts }) =>
      onFill(fillBusiness(read(), profile, withProducts), `With what you said of ${profile.businessName}.`),
    onError: (error) =>
      toast({ title: 'The form was not filled', description: sentenceOf(error), tone: 'poor' }),
  });
  const isFilling = (id: number, withProducts: boolean) =>
    fill.isPending && fill.variables.id === id && fill.variables.withProducts === withProducts;
  return (
    <SavedList
      heading="Businesses"
      empty="None yet. Each business that you write for is known here from its first listing on."
      list={useQuery(businessesQuery)}
      nameOf={({ businessName }) => businessName}
      noteOf={({ industry }) => industry}
    >
      {({ id, businessName, productCount }) => (
        <>
          <BusyButton
            variant="secondary"
            size="s"
            aria-label={`Fill in ${businessName}`}
            pending={isFilling(id, false)}
            onClick={() => fill.mutate({ id, withProducts: false })}
          >
            Fill in
          </BusyButton>
          {productCount > 0 && (
            <BusyButton
              variant="quiet"
              size="s"
              aria-label={`Fill in ${businessName} with ${productsOf(productCount)}`}
              pending={isFilling(id, true)}
              onClick={() => fill.mutate({ id, withProducts: true })}
            >
              With {productsOf(productCount)}
            </BusyButton>
          )}
        </>
      )}
    </SavedList>
  );
}

const productsOf = (count: number) => (count === 1 ? 'its product' : `its ${count} products`);
