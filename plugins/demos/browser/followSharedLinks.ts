import { wakeIsland } from '@component-docs/static-pages/browser/islands/whenNeeded';
import type { Behavior } from '@component-docs/static-pages/browser/pages/behaviors';
import { editedDemo } from './editHash';

/** Parameters of a playground have the name of a component before a dot: `?Button.size=small`. */
const PLAYGROUND = /[?&][A-Z]\w*\./;

function follow(): undefined {
  const demo = document.getElementById(editedDemo(location.hash) ?? '');
  demo?.scrollIntoView({ behavior: 'instant' });
  if (PLAYGROUND.test(location.search)) {
    // The page's islands are mounted after its behaviors.
    setTimeout(() =>
      document.querySelectorAll('[data-island-module="playground"]').forEach(wakeIsland),
    );
  }
}

/**
 * Follows links that readers share: scrolls to the demo whose edit is in the fragment, which is more than the
 * demo's id, and runs playgrounds whose state is in the query.
 */
export const followSharedLinks: Behavior = {
  attach: () => addEventListener('hashchange', follow),
  enter: follow,
};
