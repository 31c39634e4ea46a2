import type { ReactElement } from 'react';
import type { PageFinderProps } from './types';

/** Nothing in the browser, where it arrives by import; see `serverPageFinder.server.tsx`. */
export function serverPageFinder(_props: PageFinderProps): ReactElement | undefined {
  return undefined;
}
