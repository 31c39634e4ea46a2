import { useSyncExternalStore } from 'react';
import type { ComponentType } from 'react';
import { __unsafe_useEmotionCache as useDefaultCache, CacheProvider } from '@emotion/react';
import type { EmotionCache } from '@emotion/cache';
import { createStore } from '@component-docs/kit/browser/createStore';
import type { Store } from '@component-docs/kit/browser/createStore';
import type { CrashSubject } from './CrashDetails';
import { DemoErrorBoundary } from './DemoErrorBoundary';
import { likeSite, useRenderedLook, useStageAttributes } from './demoLook';
import type { DemoLookStore } from './demoLook';
import { StageAttributesContext } from './demoPortal';
import type { DemoFrameOptions } from './DemoFrame';
import { useRtlCache } from '@component-docs/demo-themes/browser/rtlCacheStore';
import type { DemoTheme } from '@component-docs/demo-themes/shared/library';

export interface DemoRootProps {
  demo: ComponentType;
  /** The theme of the demo's product; without one, its library's default applies. */
  theme?: DemoTheme | undefined;
  /** The reader's language, for the message if the demo throws. */
  language: string;
  /** The subject of a report if the demo throws; set only in the browser. */
  subject?: CrashSubject | undefined;
  /** The page's style cache; set only on the server. */
  styles?: EmotionCache | undefined;
  /** Renders the demo in a separate document. */
  frame?: DemoFrameOptions | undefined;
  /** How the demo's look differs from the site's; set only in the browser. */
  look?: DemoLookStore;
  /** How often the reader has reset the demo. */
  resets?: Store<number>;
  /** The id by which the page's stylesheet selects this version of the demo. */
  stylesId?: string | undefined;
}

const neverReset = createStore(0);

/**
 * The providers around every demo. The tree has the same shape in every look, so that a demo keeps
 * its state when the look changes.
 */
export function DemoRoot(props: DemoRootProps) {
  const {
    demo: Demo,
    theme,
    language,
    styles,
    look = likeSite,
    resets = neverReset,
    stylesId,
    subject,
    frame,
  } = props;
  const { isRtl, isDense, pack } = useRenderedLook(look);
  const rtlCache = useRtlCache(isRtl);
  const defaultCache = useDefaultCache();
  const cache = rtlCache ?? styles ?? defaultCache;
  const resetCount = useSyncExternalStore(resets.subscribe, resets.get, resets.get);
  const demo = (
    <DemoErrorBoundary key={resetCount} subject={subject} language={language}>
      <StageAttributesContext.Provider value={useStageAttributes(look, stylesId)}>
        {frame ? <frame.Component {...frame} demo={Demo} isRtl={isRtl} /> : <Demo />}
      </StageAttributesContext.Provider>
    </DemoErrorBoundary>
  );
  const tree = theme ? theme(demo, { isRtl: rtlCache !== null, isDense, pack }) : demo;
  return cache ? <CacheProvider value={cache}>{tree}</CacheProvider> : tree;
}
