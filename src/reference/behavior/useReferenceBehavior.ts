import { useEffect } from 'react';
import type { RefObject } from 'react';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import { applyStoredViews } from '../component-page/views';
import { attachChoiceMenus, showChoice } from './choiceMenus';
import { attachRowLinks } from './copyRowLink';
import { attachRows } from './rows';
import { sortRows } from './sortRows';
import { useSiteNavigation } from '../../site/navigation/useSiteNavigation';
import { arrive, chooseView } from './views';

/** Has the printed reference in a container answer: menus, rows, and links to rows and pages. */
export function useReferenceBehavior(reference: RefObject<HTMLElement>): void {
  useSiteNavigation(reference);
  useIsomorphicLayoutEffect(applyStoredViews, []);
  useEffect(() => {
    const container = reference.current;
    if (!container) {
      return undefined;
    }
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
    ];
    arrive(container);
    return () => detach.forEach((end) => end());
  }, [reference]);
}
