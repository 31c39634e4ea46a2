import type { ReactElement } from 'react';
import type { PageFinderProps } from './types';

/** Returns undefined in the browser, which loads the finder on demand; see `serverPageFinder.server.tsx`. */
export function serverPageFinder(_props: PageFinderProps): ReactElement | undefined {
  return undefined;
}
