import { classNames } from '#web/lib/class-names.ts';

/** Three strips cut to length. */
export function LogoMark({ size = 28, className }: { size?: number; className?: string }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 28 28"
      fill="currentColor"
      aria-hidden="true"
      className={className}
    >
      <path d="M0 4h28l-2.2 6H0z" />
      <path d="M0 12h18.5l-2.2 6H0z" opacity="0.75" />
      <path d="M0 20h10l-2.2 5H0z" opacity="0.5" />
    </svg>
  );
}

/** Mark, name and tagline. */
export function Logo({ className }: { className?: string }) {
  return (
    <span className={classNames('inline-flex items-center gap-3', className)}>
      <LogoMark />
      <span className="flex flex-col">
        <span className="heading text-[1.3rem] leading-none">Shelfmark</span>
        <span className="mt-0.5 text-[0.78rem] leading-tight opacity-85">rank everywhere</span>
      </span>
    </span>
  );
}
