import type { ReactNode } from 'react';
import OriginalLayoutProvider from '@theme-original/Layout/Provider';
import type { Props } from '@theme/Layout/Provider';
import { ThemeSync } from '@site/src/preferences/theme/ThemeSync';

/** The classic theme's providers, and what keeps them in step with the reader's theme. */
export default function LayoutProvider({ children }: Props): ReactNode {
  return (
    <OriginalLayoutProvider>
      <ThemeSync />
      {children}
    </OriginalLayoutProvider>
  );
}
