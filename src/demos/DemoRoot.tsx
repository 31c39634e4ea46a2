import type { ComponentType } from 'react';
import { __unsafe_useEmotionCache as useDefaultCache, CacheProvider } from '@emotion/react';
import type { EmotionCache } from '@emotion/cache';
import { DemoErrorBoundary } from './DemoErrorBoundary';
import { likeSite, useRenderedLook } from './demoLook';
import type { DemoLookStore } from './demoLook';
import { StageAttributesContext } from './demoPortal';
import { useRtlCache } from './rtlCacheStore';
import type { DemoTheme } from './themes/types';
import { useStageAttributes } from './useStageAttributes';

export interface DemoRootProps {
  demo: ComponentType;
  /** The theme of the demo's product; without one, its library's default applies. */
  theme?: DemoTheme | undefined;
  /** The reader's language, for what is said when the demo throws. */
  language: string;
  /** The page's style cache; on the server only. */
  styles?: EmotionCache | undefined;
  /** Where it is not to look like the site; in the browser only. */
  look?: DemoLookStore;
  /** What the page's stylesheet knows this version of the demo by. */
  stylesId?: string | undefined;
}

/**
 * What every demo's React root needs around it. The tree has the same shape in every look, so that
 * a demo keeps its state when the look changes.
 */
export function DemoRoot(props: DemoRootProps) {
  const { demo: Demo, theme, language, styles, look = likeSite, stylesId } = props;
  const { isRtl, isDense } = useRenderedLook(look);
  const rtlCache = useRtlCache(isRtl);
  const defaultCache = useDefaultCache();
  const cache = rtlCache ?? styles ?? defaultCache;
  const demo = (
    <DemoErrorBoundary language={language}>
      <StageAttributesContext.Provider value={useStageAttributes(look, stylesId)}>
        <Demo />
      </StageAttributesContext.Provider>
    </DemoErrorBoundary>
  );
  const tree = theme ? theme(demo, { isRtl: rtlCache !== null, isDense }) : demo;
  return cache ? <CacheProvider value={cache}>{tree}</CacheProvider> : tree;
}
