import type { ReactNode } from 'react';

/** Replaces the classic theme's eight providers in the browser, where no component reads them. */
export default function LayoutProvider({ children }: { children: ReactNode }): ReactNode {
  return children;
}
