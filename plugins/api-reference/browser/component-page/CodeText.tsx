import { Fragment } from 'react';
import { breakPoints } from './breakPoints';

interface Props {
  text: string;
  /** How many characters each line has room for; those of a narrow column by default. */
  room?: number;
}

/** Code whose long names break between their words. The places aren't copied with the text. */
export function CodeText({ text, room }: Props) {
  return breakPoints(text, room).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
