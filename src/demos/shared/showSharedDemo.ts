import type { Behavior } from '../../runtime/pages/behaviors';
import { editedDemo } from './editHash';

function show(): undefined {
  const demo = document.getElementById(editedDemo(location.hash) ?? '');
  demo?.scrollIntoView({ behavior: 'instant' });
}

/** Scrolls to the demo whose edit is in the link: its fragment is more than the id of the demo. */
export const showSharedDemo: Behavior = {
  attach: () => addEventListener('hashchange', show),
  enter: show,
};
