/** Line marks of the chat, after Lucide (ISC). They stand here so that pages without an open chat do not carry them. */
const paths = {
  minus: 'M5 12h14',
  close: 'm6 6 12 12M18 6 6 18',
  send: 'M12 19V5m-6 6 6-6 6 6',
} as const;

export function LineMark({ name }: { name: keyof typeof paths }) {
  return (
    <svg
      width={19}
      height={19}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
