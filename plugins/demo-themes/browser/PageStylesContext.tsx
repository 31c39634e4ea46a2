import { createContext, useState } from 'react';
import type { ReactNode } from 'react';
import type { EmotionCache } from '@emotion/cache';
import { createPageStyles } from './pageStyles';

export const PageStylesContext = createContext<EmotionCache | undefined>(undefined);

/** Provides the style cache that a page's demos share while the server renders the page. */
export function PageStylesProvider({ children }: { children: ReactNode }) {
  const [styles] = useState<EmotionCache | undefined>(createPageStyles);
  return <PageStylesContext.Provider value={styles}>{children}</PageStylesContext.Provider>;
}
