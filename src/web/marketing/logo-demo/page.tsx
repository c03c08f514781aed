import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from '#web/lib/class-names.ts';
import {
  logoRules,
  logoVariants,
  smallestMark,
  smallestWidth,
  type LogoKind,
  type LogoVariant,
} from '#web/marketing/content/logo.ts';
import { publicColumn, PublicFrame } from '#web/marketing/public-frame.tsx';
import { Mark } from '#web/ui/mark.tsx';

/** The grounds stay what they are in both themes, since they are what is shown. */
const grounds: Record<LogoVariant['ground'], string> = {
  white: 'bg-strip border border-line',
  dark: 'bg-strip-ink border border-line',
  mat: 'mat',
};

const fullFile = (kind: LogoKind) => `/logo/shelfmark-${kind}.svg`;
const markFile = (kind: LogoKind) => `/logo/shelfmark-mark-${kind}.svg`;

function Part({
  id,
  title,
  text,
  children,
}: {
  id: string;
  title: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={id} className="border-t border-line py-12 first:border-t-0 first:pt-0">
      <h2 id={id} className="heading text-3xl">
        {title}
      </h2>
      <p className="mt-2 mb-7 max-w-176 text-pretty text-ink-soft">{text}</p>
      {children}
    </section>
  );
}

function Variant({ variant: { kind, name, use, ground } }: { variant: LogoVariant }) {
  const links = [
    ['Logo', fullFile(kind)],
    ['Mark', markFile(kind)],
  ] as const;
  return (
    <li className="flex flex-col">
      <div className={classNames('grid min-h-52 place-items-center rounded-frame p-8', grounds[ground])}>
        <img src={fullFile(kind)} alt={`Shelfmark logo, ${name.toLowerCase()}`} width={213} height={62} />
      </div>
      <h3 className="mt-3 font-semibold">{name}</h3>
      <p className="text-[0.94rem] text-pretty text-ink-soft">{use}</p>
      <p className="mt-1 flex gap-5 text-[0.94rem]">
        {links.map(([what, file]) => (
          <a key={what} href={file} download className="link inline-flex press-8 items-center">
            {what} (SVG)<span className="sr-only">, {name.toLowerCase()}</span>
          </a>
        ))}
      </p>
    </li>
  );
}

/** Sizes of the mark, each standing on its width in pixels. */
function Sizes() {
  return (
    <ul className="flex flex-wrap items-end gap-x-10 gap-y-8">
      {[96, 64, 40, 28, smallestMark].map((size) => (
        <li key={size} className="flex flex-col items-center gap-3">
          <img src={markFile('ink')} alt="" width={size} height={size} className="dark:hidden" />
          <img src={markFile('white')} alt="" width={size} height={size} className="hidden dark:block" />
          <span className="counted text-sm text-ink-soft">{size} px</span>
        </li>
      ))}
    </ul>
  );
}

/** The logo with the room that belongs to it: as high as one strip, on every side. */
function ClearSpace() {
  return (
    <div className="inline-block max-w-full overflow-hidden rounded-frame border border-line bg-strip p-6 sm:p-10">
      {/* The logo is 284 px wide here, twice its drawing, in which a strip is 6 high. */}
      <div className="border border-dashed border-line-strong p-3">
        <img src={fullFile('blue')} alt="" width={284} height={82} className="h-auto max-w-full" />
      </div>
    </div>
  );
}

function Favicon() {
  return (
    <div className="flex flex-wrap items-end gap-x-10 gap-y-6">
      {[64, 32, 16].map((size) => (
        <figure key={size} className="flex flex-col items-center gap-3">
          <img src="/favicon.svg" alt="" width={size} height={size} />
          <figcaption className="counted text-sm text-ink-soft">{size} px</figcaption>
        </figure>
      ))}
      <a href="/favicon.svg" download className="link inline-flex press-8 items-center text-[0.94rem]">
        Favicon (SVG)
      </a>
    </div>
  );
}

/** `/logo-demo`: the logo in all its kinds, with the files. */
export default function LogoPage() {
  return (
    <PublicFrame
      head={
        <div className="pt-6 pb-12 sm:pt-10">
          <Link
            to="/"
            className="inline-flex press-9 items-center gap-2 rounded-chip font-semibold text-mat-ink no-underline hover:underline"
          >
            <Mark name="arrow-right" size={18} className="-scale-x-100" />
            Back to the start page
          </Link>
          <h1 className="display mt-5 text-[clamp(2.9rem,7.5vw,6rem)]">The logo</h1>
          <p className="mt-5 max-w-176 text-lg leading-relaxed text-pretty text-mat-soft">
            Three strips of paper, one text, each cut to another length. That is what the product does.
          </p>
        </div>
      }
    >
      <div className={classNames(publicColumn, 'py-12 lg:py-16')}>
        <Part
          id="kinds"
          title="Light, dark, mat and mono"
          text="The words are drawn as outlines, so the files look the same without our typeface."
        >
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-9 sm:grid-cols-2 lg:grid-cols-3">
            {logoVariants.map((variant) => (
              <Variant key={variant.name} variant={variant} />
            ))}
          </ul>
        </Part>
        <Part
          id="sizes"
          title="Sizes"
          text={`With its name the logo is at least ${smallestWidth} px wide. Below that the mark stands alone, down to ${smallestMark} px.`}
        >
          <Sizes />
        </Part>
        <Part
          id="space"
          title="Clear space"
          text="Nothing comes closer than one strip is high. The dashed line is that border."
        >
          <ClearSpace />
        </Part>
        <Part
          id="favicon"
          title="Favicon"
          text="White strips on a square of the mat, for tabs, bookmarks and home screens."
        >
          <Favicon />
        </Part>
        <Part id="rules" title="Do and don’t" text="So that it is recognized where it stands.">
          <div className="grid gap-x-14 gap-y-8 md:grid-cols-2">
            {[true, false].map((good) => (
              <div key={String(good)}>
                <h3 className="mb-2 font-semibold">{good ? 'Do' : 'Don’t'}</h3>
                <ul>
                  {logoRules
                    .filter((rule) => rule.good === good)
                    .map(({ text }) => (
                      <li key={text} className="flex gap-3 border-t border-line py-3">
                        <svg
                          width="18"
                          height="18"
                          viewBox="0 0 24 24"
                          fill="none"
                          stroke="currentColor"
                          strokeWidth="2"
                          aria-hidden="true"
                          className={classNames('mt-1 shrink-0', good ? 'text-good' : 'text-poor')}
                        >
                          <path d={good ? 'm5 12.5 4.5 4.5L19 7.5' : 'm6 6 12 12M18 6 6 18'} />
                        </svg>
                        {text}
                      </li>
                    ))}
                </ul>
              </div>
            ))}
          </div>
        </Part>
      </div>
    </PublicFrame>
  );
}
