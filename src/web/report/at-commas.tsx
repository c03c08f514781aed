import { Fragment } from 'react';

const bareComma = /(?<=\p{L},)(?=\p{L})/u;

/**
 * Words joined by bare commas, as Apple's keyword field takes them: each may begin a line, where otherwise the last one
 * was broken. A text that is marked and copied holds no character more.
 */
export function AtCommas({ text }: { text: string }) {
  return text.split(bareComma).map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the parts are one text in order
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
