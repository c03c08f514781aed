import 'react';

declare module 'react' {
  /** Custom properties such as `--tick` are valid inline styles. */
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined;
  }
}
