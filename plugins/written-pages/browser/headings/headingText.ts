import { Children, isValidElement } from 'react';
import type { PropsWithChildren, ReactNode } from 'react';

/** Returns the text of a heading, which may contain elements such as code. */
export function headingText(heading: ReactNode): string {
  return Children.toArray(heading)
    .map((part) => {
      if (isValidElement<PropsWithChildren>(part)) {
        return headingText(part.props.children);
      }
      return typeof part === 'string' || typeof part === 'number' ? String(part) : '';
    })
    .join('');
}
