/**
 * The few line marks of the public pages, after Lucide (ISC). Screens behind the gate import lucide-react;
 * its runtime would be the only use of it for visitors.
 */
const paths = {
  'arrow-right': 'M5 12h14m-7-7 7 7-7 7',
  moon: 'M20.985 12.486a9 9 0 1 1-9.473-9.472c.405-.022.617.46.402.803a6 6 0 0 0 8.268 8.268c.344-.215.825-.004.803.401',
  sun: 'M8 12a4 4 0 1 0 8 0 4 4 0 1 0-8 0M12 2v2m0 16v2M4.93 4.93l1.41 1.41m11.32 11.32 1.41 1.41M2 12h2m16 0h2M6.34 17.66l-1.41 1.41M19.07 4.93l-1.41 1.41',
  menu: 'M4 5h16M4 12h16M4 19h16',
  house:
    'M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8M3 10a2 2 0 0 1 .709-1.528l7-6a2 2 0 0 1 2.582 0l7 6A2 2 0 0 1 21 10v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z',
  question: 'M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0M9.090 9a3 3 0 0 1 5.830 1c0 2-3 3-3 3m.080 4h.010',
  chat: 'M21 15a2 2 0 0 1-2 2H8l-5 4V5a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2z',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  panel: 'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2m4 0v18m5-6 3-3-3-3',
  layers: 'm12 3 9 5-9 5-9-5zm-9 9.500 9 5 9-5M3 16.500l9 5 9-5',
  lock: 'M6 11h12a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-6a2 2 0 0 1 2-2m1 0V7a5 5 0 0 1 10 0v4',
  pause: 'M8 5v14M16 5v14',
  play: 'm7 4 12 8-12 8z',
  'log-in': 'm10 17 5-5-5-5m5 5H3M15 3h4a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-4',
} as const;

interface MarkProps {
  name: keyof typeof paths;
  size?: number;
  className?: string;
}

export function Mark({ name, size = 20, className }: MarkProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      <path d={paths[name]} />
    </svg>
  );
}
