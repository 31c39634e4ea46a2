import { attachMenus } from '../../menu/attachMenus';

/**
 * Returns the address of a chat that starts with a question about a page.
 *
 * @param start the address of the assistant, without the question
 * @param question with `{address}` in place of the page's address
 */
export function chatAddress(start: string, question: string, address: string): string {
  return start + encodeURIComponent(question.replace('{address}', () => address));
}

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
