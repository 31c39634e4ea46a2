import { Fragment } from 'react';

/** The name of an icon, which can be broken between its parts. */
export function BreakableName({ children }: { children: string }) {
  return (
    <span translate="no">
      {children.split(/(?=\p{Lu})/u).map((part, place) => (
        <Fragment key={place}>
          {place > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
