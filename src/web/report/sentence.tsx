import { Fragment } from 'react';

/**
 * A sentence of ours that quotes the user's words between “ and ”. Each quotation keeps its own direction: without that,
 * Arabic or Hebrew turns the quotes and the words beside them around.
 */
export function Sentence({ text }: { text: string }) {
  return text.split(/“([^“”]*)”/u).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- the parts are one text in order
      <Fragment key={index}>
        “<bdi>{part}</bdi>”
      </Fragment>
    ),
  );
}
