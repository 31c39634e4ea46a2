import type { ReactNode } from 'react';
import { useArrival } from './useArrival';

/** What stands beside or after a page's content, and is shown once the first screen is painted. */
export function AroundContent({ children }: { children: ReactNode }) {
  return useArrival() ? null : children;
}
