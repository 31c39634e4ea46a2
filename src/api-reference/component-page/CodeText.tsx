import { Fragment } from 'react';
import { breakPoints } from './breakPoints';

/** Code whose long names break between their words. The places aren't copied with the text. */
export function CodeText({ text }: { text: string }) {
  return breakPoints(text).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
