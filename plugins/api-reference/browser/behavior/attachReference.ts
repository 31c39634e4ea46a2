import { translate } from '@docusaurus/Translate';
import { afterPaint } from '@component-docs/kit/browser/afterPaint';
import { COPIED_MS, copyToClipboard } from '@component-docs/kit/browser/clipboard';
import { isPlainClick } from '@component-docs/kit/browser/isPlainClick';
import { applyStoredViews } from './markup';
import { attachTypePopover } from '../type-popover/attachTypePopover';
import { attachChoiceMenus, showChoice } from './choiceMenus';
import { attachFilters } from './filters';
import { attachStickyHeads, skipRows, sortRows } from './tables';
import { attachRows, arrive, chooseView } from './rows';

const copiedLabel = () => translate({ id: 'api.row.copied', message: 'Link copied' });

/** Returns a function that says next to a link that it was copied. All links share one live region. */
function createNotes(): (link: Element) => void {
  const status = document.createElement('span');
  status.setAttribute('role', 'status');
  let cancel = () => {};
  return (link) => {
    cancel();
    status.replaceChildren();
    link.after(status);
    // Screen readers announce changes of a region only if the region is on the page already.
    const cancelNote = afterPaint(() => status.replaceChildren(copiedLabel()));
    const timer = window.setTimeout(() => status.remove(), COPIED_MS);
    cancel = () => {
      cancelNote();
      window.clearTimeout(timer);
    };
  };
}

/** Copies the links from rows to themselves when they are clicked. */
function attachRowLinks(container: HTMLElement, signal: AbortSignal): void {
  const showCopied = createNotes();
  const copy = (event: MouseEvent) => {
    const { target } = event;
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-row-link]');
    if (link && isPlainClick(event)) {
      // If copying isn't allowed, the URL is still in the address bar.
      copyToClipboard(link.href).then(
        () => showCopied(link),
        () => undefined,
      );
    }
  };
  container.addEventListener('click', copy, { signal });
}

/**
 * Makes the static reference in a container interactive: menus, rows, links to rows, and types.
 *
 * @returns a function that detaches it
 */
export function attachReference(container: HTMLElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  applyStoredViews();
  const drawAllRows = skipRows(container, signal);
  attachChoiceMenus(container, signal, (choice) => {
    if (choice.kind === 'view') {
      chooseView(container, choice);
    } else {
      showChoice(choice.menu, choice.value);
      sortRows(container.querySelector('table[data-sortable]'), choice.value);
    }
    drawAllRows();
  });
  attachRows(container, signal);
  attachRowLinks(container, signal);
  attachTypePopover(container, signal);
  attachFilters(container, signal);
  attachStickyHeads(container, signal);
  arrive(container);
  return () => listening.abort();
}
