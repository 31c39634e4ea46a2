import { useEffect } from 'react';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import { movedAnchor } from './movedAnchor';
import { LISTED_SECTIONS, VIEWS, applyStoredViews, readView, viewsScript } from './views';

/** A fragment of an older release leads to what took its place. */
function followMovedAnchor(): void {
  const moved = movedAnchor(window.location.hash);
  if (moved !== undefined) {
    window.location.replace(`#${moved}`);
  }
}

/** Once the views are settled, the hash's place is another than the browser scrolled to. */
function scrollToHash(): void {
  if (LISTED_SECTIONS.some((section) => readView(section) !== VIEWS[0])) {
    document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
  }
}

/** Applies the stored views: before first paint, and before the paint after a navigation. */
export function ViewsSetup() {
  useIsomorphicLayoutEffect(applyStoredViews, []);
  useEffect(() => {
    followMovedAnchor();
    scrollToHash();
  }, []);
  return <script dangerouslySetInnerHTML={{ __html: viewsScript }} />;
}
