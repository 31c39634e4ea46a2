import { attachMenus } from '../../menu/attachMenus';
import { chatAddress } from '../assistants';

/**
 * Makes the menu of a page interactive: its keys, and its links to assistants, whose question has the
 * address of the page. Only the browser knows it: a build may be served from any origin.
 */
export function attachPageActions(menu: HTMLDetailsElement): void {
  const { address = '', question = '' } = menu.dataset;
  const { href } = new URL(address, window.location.href);
  menu.querySelectorAll<HTMLAnchorElement>('a[data-assistant]').forEach((link) => {
    link.href = chatAddress(link.href, question, href);
    delete link.dataset.assistant;
  });
  // The menu goes with its page, and its listeners with it.
  attachMenus(menu, '[data-page-actions]');
}
