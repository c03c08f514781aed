import { platformPrice } from 'virtual:platform-price';
import type { ReactNode } from 'react';
import { classNames } from '#web/lib/class-names.ts';
import { checkoutAddress } from '#web/marketing/plans/plan-address.ts';
import { buttonClass, type ButtonVariant } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input, TextArea } from '#web/ui/input.tsx';
import { Mark } from '#web/ui/mark.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import type { PlatformPageData } from './page-data.ts';
import { previewRows } from './preview-rows.ts';

/** Where a subscriber goes on: to the generator with this platform, or past the tool that this very page holds. */
function openedAddress(page: PlatformPageData): string {
  return page.key === 'walmart' ? '/dashboard' : `/seo-generator?platform=${page.platform}`;
}

/** The way to the checkout of this platform; a browser that seems to be signed in gets the way to the tool. */
export function GetToolkit({
  page,
  variant = 'primary',
}: {
  page: PlatformPageData;
  variant?: ButtonVariant;
}) {
  return (
    <>
      <a
        href={checkoutAddress(page.key)}
        className={classNames(buttonClass(variant, 'l'), 'in-[.signed-in]:hidden')}
      >
        Get the {page.name} toolkit
        <Mark name="arrow-right" size={19} />
      </a>
      <span className="hidden in-[.signed-in]:contents">
        <a href={openedAddress(page)} className={buttonClass(variant, 'l')}>
          {page.key === 'walmart' ? 'Open the dashboard' : `Write for ${page.name}`}
          <Mark name="arrow-right" size={19} />
        </a>
      </span>
    </>
  );
}

/** The inputs of the tool, filled with the sample and switched off. */
export function PreviewForm({ page, footer }: { page: PlatformPageData; footer?: ReactNode }) {
  return (
    <Sheet>
      <form aria-labelledby="preview-form">
        <h2 id="preview-form" className="heading text-2xl">
          What you fill in
        </h2>
        <p className="mt-1 mb-5 text-ink-soft">A sample. The fields open with a subscription.</p>
        <fieldset disabled className="grid grid-flow-row-dense gap-4 sm:grid-cols-2">
          <legend className="sr-only">{page.name}: sample</legend>
          {previewRows(page.fields).map(({ label, value, lines, wide }) => (
            <Field key={label} label={label} className={classNames(wide && 'sm:col-span-2')}>
              {lines ? (
                <TextArea disabled rows={1} value={value} readOnly />
              ) : (
                <Input disabled value={value} readOnly />
              )}
            </Field>
          ))}
          {footer}
        </fieldset>
      </form>
    </Sheet>
  );
}

/** The fields that the tool writes, each a strip under its ruler. */
function OutputList({ outputs }: Pick<PlatformPageData, 'outputs'>) {
  return (
    <ul className="mt-4">
      {outputs.map(({ label, today }) => (
        <li key={label} className="border-t border-line py-3">
          <span className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="font-medium">{label}</span>
            {today && <span className="counted text-[0.8rem] text-ink-soft">{today}</span>}
          </span>
          <span className="ticks mt-2 block h-1.5" style={{ '--tick': '6.25%' }} aria-hidden="true" />
          <span className="block h-1 bg-sunken dark:bg-line" aria-hidden="true" />
        </li>
      ))}
    </ul>
  );
}

/** Where the generated texts will stand, and the way to get them. */
export function GeneratedPlaces({
  page,
  empty = 'Stands here, ready to copy:',
  children,
}: {
  page: PlatformPageData;
  /** What the empty place says. */
  empty?: string;
  /** Between the place and the button. */
  children?: ReactNode;
}) {
  return (
    <section aria-labelledby="generated" className="flex flex-col gap-6">
      <div className="rounded-sheet border border-dashed border-line-strong p-5 sm:p-7">
        <h2 id="generated" className="heading text-2xl">
          Generated content
        </h2>
        <p className="mt-1 text-ink-soft">{empty}</p>
        <OutputList outputs={page.outputs} />
        <a href="#example" className="link press-around mt-3 inline-block">
          See it filled for this sample
        </a>
      </div>
      {children}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <GetToolkit page={page} />
        <p className="text-ink-soft in-[.signed-in]:hidden">{platformPrice} a month, cancel anytime</p>
      </div>
    </section>
  );
}
