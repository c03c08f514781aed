import type { SocialMetaRecord } from '#contract/social-meta.ts';
import type { SocialNetwork } from '#contract/social-page.ts';
import { networkRules } from '#rules/social-meta/networks/index.ts';
import { SocialPreview } from '#web/previews/social-card.tsx';
import { AllChecks } from '#web/report/score-reasons.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { ScoreScale } from '#web/ui/score-scale.tsx';
import { Switches } from './look-switch.tsx';
import { MeasuredText } from './measured-text.tsx';
import { NowOnPage } from './now-and-then.tsx';
import { cardHost, shownImage } from './shown-image.ts';
import { surfaceNames } from './social-words.ts';

export type Look = 'light' | 'dark';
export type Moment = 'after' | 'before';

export interface CardView {
  look: Look;
  moment: Moment;
}

interface NetworkTabProps {
  record: SocialMetaRecord;
  network: SocialNetwork;
  view: CardView;
  onView: (view: CardView) => void;
}

/** One network: its card as it is and as it will be, the texts over its rulers, its picture, its checks. */
export function NetworkTab({ record, network, view, onView }: NetworkTabProps) {
  const card = record.optimizedMeta[network];
  const image = record.images[network];
  if (!card) return null;
  const name = surfaceNames[network];
  const rule = networkRules[network];
  const checks = record.checks.filter(({ surface }) => surface === network);
  const score = record.scores.surfaces[network];
  return (
    <div className="flex flex-col gap-7">
      <div className="flex flex-col gap-3">
        <Switches view={view} onView={onView} hasBefore={record.page.state === 'read'} />
        <Card record={record} network={network} view={view} />
      </div>
      {view.moment === 'before' && <NowOnPage record={record} network={network} />}
      <MeasuredText name={`${name} title`} label="Title" text={card.title} rule={rule.title} />
      <MeasuredText
        name={`${name} description`}
        label="Description"
        text={card.description}
        rule={rule.description}
      />
      <div className="flex flex-col gap-1">
        <div className="flex min-h-10 items-center justify-between gap-3">
          <h4 className="text-[0.94rem] font-semibold">Image</h4>
          <CopyButton
            text={card.image}
            label={`Copy ${name} image address`}
            copiedToast={{ title: 'Copied!', description: `${name} image address` }}
          />
        </div>
        <p className="text-[0.94rem] [overflow-wrap:anywhere]">{card.image}</p>
        <p className="text-sm text-ink-soft">
          {image?.width && image.height ? `${image.width} × ${image.height} pixels. ` : ''}
          {name} shows {rule.image.best.width} × {rule.image.best.height} best.
        </p>
      </div>
      {view.moment === 'after' && record.page.state === 'read' && (
        <section className="border-t border-line pt-5">
          <h4 className="mb-3 text-[0.94rem] font-semibold">On the page today</h4>
          <NowOnPage record={record} network={network} />
        </section>
      )}
      <section className="flex flex-col gap-3 border-t border-line pt-5">
        <h4 className="text-[0.94rem] font-semibold">Score on {name}</h4>
        {score !== undefined && <ScoreScale score={score} label={`${name} score`} size="s" />}
        <AllChecks checks={checks} />
      </section>
    </div>
  );
}

/** The card of a network, as the page has it today or as it will be. */
function Card({ record, network, view }: Omit<NetworkTabProps, 'onView'>) {
  const { large } = networkRules[network].image;
  const host = cardHost(record.pageUrl);
  const common = { network, look: view.look, host, address: record.pageUrl, language: record.language };
  if (view.moment === 'before' && record.page.state === 'read') {
    const { title, description, image, card } = record.page.cards[network];
    return (
      <SocialPreview
        {...common}
        title={title.shown === '' ? host : title.shown}
        description={description.shown}
        image={card === 'none' ? null : shownImage(image?.url ?? '', false)}
        imageAlt={image?.alt ?? ''}
        size={card === 'small' ? 'small' : 'large'}
      />
    );
  }
  const text = record.optimizedMeta[network];
  const image = record.images[network];
  if (!text) return null;
  const small =
    image !== undefined &&
    image.origin !== 'made' &&
    image.width !== null &&
    image.height !== null &&
    (image.width < large.width || image.height < large.height);
  return (
    <SocialPreview
      {...common}
      title={text.title}
      description={text.description}
      image={shownImage(text.image, image?.origin === 'made')}
      imageAlt={image?.alt ?? ''}
      size={small ? 'small' : 'large'}
    />
  );
}
