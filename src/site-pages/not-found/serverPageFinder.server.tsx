import type { ReactElement } from 'react';
import { PageFinder } from './PageFinder';
import type { PageFinderProps } from './types';

/** The field and the free place for the suggestion, as they are before the browser knows more. */
export function serverPageFinder(props: PageFinderProps): ReactElement {
  return <PageFinder {...props} />;
}
