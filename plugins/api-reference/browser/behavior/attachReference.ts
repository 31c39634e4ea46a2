import { applyStoredViews } from '../component-page/views';
import { attachTypePopover } from '../type-popover/attachTypePopover';
import { attachChoiceMenus, showChoice } from './choiceMenus';
import { attachRowLinks } from './copyRowLink';
import { attachFilters } from './filters';
import { attachRows } from './rows';
import { sortRows } from './sortRows';
import { attachStickyHeads } from './stickyHeads';
import { arrive, chooseView } from './views';

/**
 * Makes the static reference in a container interactive: menus, rows, links to rows, and types.
 *
 * @returns a function that detaches it
 */
export function attachReference(container: HTMLElement): () => void {
  applyStoredViews();
  const detach = [
    attachChoiceMenus(container, (choice) => {
      if (choice.kind === 'view') {
        chooseView(container, choice);
      } else {
        showChoice(choice.menu, choice.value);
        sortRows(container.querySelector('table[data-sortable]'), choice.value);
      }
    }),
    attachRows(container),
    attachRowLinks(container),
    attachTypePopover(container),
    attachFilters(container),
    attachStickyHeads(container),
  ];
  arrive(container);
  return () => detach.forEach((fn) => fn());
}
