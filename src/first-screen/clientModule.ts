import type { ClientModule } from '@docusaurus/types';

/** How long the browser may take to go back to a page's old place once the page is there, in ms. */
const SETTLED_AFTER = 500;

const style = () => document.documentElement.style;
let timer: number | undefined;

/**
 * Another page is shown at its place at once; the style sheet's smooth scrolling is for the way within
 * one. Still under way, it would also undo the place that the browser goes back to.
 */
export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({ location, previousLocation }) => {
  if (previousLocation && previousLocation.pathname !== location.pathname) {
    window.clearTimeout(timer);
    style().scrollBehavior = 'auto';
  }
};

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = () => {
  timer = window.setTimeout(() => {
    style().scrollBehavior = '';
  }, SETTLED_AFTER);
};
