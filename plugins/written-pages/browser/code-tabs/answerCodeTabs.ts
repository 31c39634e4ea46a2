import { horizontal, nextItem } from '@component-docs/kit/browser/arrowKeys';
import type { Behavior } from '@component-docs/static-pages/browser/pages/behaviors';
import { readTabChoice, writeTabChoice } from '../../shared/tabChoice';

const GROUP = '[data-code-tabs]';
const TAB = '[data-code-tab]';

const tabsOf = (group: Element) => [...group.querySelectorAll<HTMLElement>(TAB)];
const nameOf = (tab: HTMLElement | undefined) => tab?.dataset.codeTab ?? '';

/** Marks the selected tab, or the first one if the choice isn't in the group. */
function markChosen(group: HTMLElement): void {
  const choice = readTabChoice(group.dataset.codeTabs ?? '');
  const tabs = tabsOf(group);
  const active = tabs.find((tab) => nameOf(tab) === choice) ?? tabs[0];
  tabs.forEach((tab) => {
    tab.setAttribute('aria-selected', String(tab === active));
    tab.tabIndex = tab === active ? 0 : -1;
  });
}

/** Marks the selected tabs of all groups in a region. */
function markAll(region: ParentNode): void {
  region.querySelectorAll<HTMLElement>(GROUP).forEach(markChosen);
}

function choose(tab: HTMLElement): void {
  const group = tab.closest<HTMLElement>(GROUP);
  writeTabChoice(group?.dataset.codeTabs ?? '', nameOf(tab));
  markAll(document);
}

function tabOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(TAB) : null;
}

/**
 * Selects code tabs on click and with the arrow keys. All groups with the same key change together.
 */
export const answerCodeTabs: Behavior = {
  attach(document) {
    document.addEventListener('click', ({ target }) => {
      const tab = tabOf(target);
      if (tab) {
        choose(tab);
      }
    });
    document.addEventListener('keydown', (event) => {
      const tab = tabOf(event.target);
      const group = tab?.closest(GROUP);
      if (!tab || !group) {
        return;
      }
      const tabs = tabsOf(group);
      const isRtl = document.ownerDocument.dir === 'rtl';
      const current = tabs.indexOf(tab);
      const next = tabs[nextItem(event.key, current, tabs.length, horizontal(isRtl)) ?? -1];
      if (next) {
        event.preventDefault();
        choose(next);
        next.focus();
      }
    });
  },
  enter(region) {
    markAll(region);
    return undefined;
  },
};
