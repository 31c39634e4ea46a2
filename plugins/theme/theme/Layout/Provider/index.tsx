// Wraps: adds the reader's theme.
import type { ReactNode } from 'react';
import OriginalLayoutProvider from '@theme-init/Layout/Provider';
import type { Props } from '@theme/Layout/Provider';
import { ThemeSync } from '@component-docs/preferences/browser/theme/ThemeSync';

/** The classic theme's providers, for the server and the development server. */
export default function LayoutProvider({ children }: Props): ReactNode {
  return (
    <OriginalLayoutProvider>
      <ThemeSync />
      {children}
    </OriginalLayoutProvider>
  );
}
