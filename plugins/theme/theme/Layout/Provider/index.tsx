// Wraps: adds the reader's theme.
import type { ReactNode } from 'react';
import OriginalLayoutProvider from '@theme-init/Layout/Provider';
import type { Props } from '@theme/Layout/Provider';
import { ThemeSync } from '@component-docs/preferences/browser/theme/ThemeSync';

/**
 * The classic theme's providers, for server rendering. In the built site's browser,
 * `plugins/static-pages/browser/shims/LayoutProvider.tsx` replaces this module, because nothing reads them there.
 */
export default function LayoutProvider({ children }: Props): ReactNode {
  return (
    <OriginalLayoutProvider>
      <ThemeSync />
      {children}
    </OriginalLayoutProvider>
  );
}
