import type { ReactNode } from 'react';
import OriginalLayoutProvider from '@theme-original/Layout/Provider';
import type { Props } from '@theme/Layout/Provider';
import { CurrentRoute } from '@site/src/runtime/first-screen/DeferredRoute';
import { InstantScroll } from '@site/src/runtime/first-screen/InstantScroll';
import { ThemeSync } from '@site/src/reader/preferences/theme/ThemeSync';

/** The classic theme's providers, and what keeps them in step with the reader's theme and place. */
export default function LayoutProvider({ children }: Props): ReactNode {
  return (
    <OriginalLayoutProvider>
      <ThemeSync />
      <CurrentRoute>
        <InstantScroll />
      </CurrentRoute>
      {children}
    </OriginalLayoutProvider>
  );
}
