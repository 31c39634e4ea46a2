import { startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import createCache from '@emotion/cache';
import type { EmotionCache } from '@emotion/react';
import { PartBoundary } from '@component-docs/static-pages/browser/recovery/PartBoundary';
import { readerThemeStore } from '@component-docs/preferences/browser/readerThemeStore';
import { isPrinted } from '../../shared/look';
import type { Look } from '../../shared/look';
import { readLook } from '../../shared/readLook';
import { modeKey } from './templateModule';
import type { TemplateModule } from './templateModule';

/** A look, and the Emotion cache of its direction. */
interface Shown {
  look: Look;
  cache: EmotionCache;
}

const ltrCache = createCache({ key: 'css' });

async function loadCache(direction: Look['direction']): Promise<EmotionCache> {
  return direction === 'ltr'
    ? ltrCache
    : (await import(/* webpackChunkName: "rtl" */ '@component-docs/demo-themes/browser/rtlCache'))
        .rtlCache;
}

/** Has the theme start with the mode of the address instead of the mode of an earlier visit. */
function storeMode({ mode }: Look): void {
  try {
    localStorage.setItem(modeKey(mode), mode);
  } catch {
    // Storage is blocked: the theme starts with its default, which is the same.
  }
}

const container = document.getElementById('template') as HTMLElement;

function TryAgain({ tryAgain }: { tryAgain: () => void }) {
  return (
    <button type="button" onClick={tryAgain}>
      {container.dataset.retry}
    </button>
  );
}

/** The notice is in the document, in the language of the site's page. */
const sayStartedAgain = () => document.getElementById('started-again')?.removeAttribute('hidden');

function LiveTemplate({ template, start }: { template: TemplateModule; start: Shown }) {
  const { Root, ...module } = template;
  const [{ look, cache }, show] = useState(start);
  useEffect(() => {
    const follow = async () => {
      const { direction } = readLook();
      const cache = await loadCache(direction);
      const look = readLook();
      // The direction may have changed again in the meantime: a later call shows that.
      if (look.direction === direction) {
        show({ look, cache });
      }
    };
    const listener = ({ origin }: MessageEvent) => {
      if (origin === location.origin) {
        void follow();
      }
    };
    window.addEventListener('message', listener);
    const unsubscribe = readerThemeStore.subscribe(() => void follow());
    return () => {
      window.removeEventListener('message', listener);
      unsubscribe();
    };
  }, []);
  useLayoutEffect(() => {
    document.documentElement.dir = look.direction;
    delete document.documentElement.dataset.pending;
  }, [look.direction]);
  return (
    <PartBoundary fallback={TryAgain} onRestart={sayStartedAgain}>
      <Root {...module} look={look} cache={cache} />
    </PartBoundary>
  );
}

/** Starts a template in its document, with the look of the address. */
export async function mountTemplate(template: TemplateModule): Promise<void> {
  const look = readLook();
  storeMode(look);
  const tree = (
    <LiveTemplate template={template} start={{ look, cache: await loadCache(look.direction) }} />
  );
  // A transition is drawn in slices of 5 ms, so that the reader can scroll meanwhile.
  startTransition(() => {
    if (isPrinted(look)) {
      hydrateRoot(container, tree);
    } else {
      createRoot(container).render(tree);
    }
  });
}
