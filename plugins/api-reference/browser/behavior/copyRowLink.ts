import { translate } from '@docusaurus/Translate';
import { COPIED_MS } from '@component-docs/written-pages/browser/code-copy/useClipboardCopy';
import { afterPaint } from '@component-docs/kit/browser/afterPaint';
import { copyToClipboard } from '@component-docs/kit/browser/clipboard';
import { isPlainClick } from '@component-docs/kit/browser/isPlainClick';

const copiedLabel = () =>
  translate({
    id: 'api.row.copied',
    message: 'Link copied',
    description: 'Shown for a moment after a link to a prop, slot or class was copied',
  });

/** Returns a function that says next to a link that it was copied. All links share one live region. */
function createNotes(): (link: Element) => void {
  const status = document.createElement('span');
  status.setAttribute('role', 'status');
  let cancel = () => {};
  return (link) => {
    cancel();
    status.replaceChildren();
    link.after(status);
    // Screen readers announce what changes in a region that is on the page already.
    const cancelNote = afterPaint(() => status.replaceChildren(copiedLabel()));
    const timer = window.setTimeout(() => status.remove(), COPIED_MS);
    cancel = () => {
      cancelNote();
      window.clearTimeout(timer);
    };
  };
}

/**
 * Copies the links from rows to themselves when they are clicked.
 *
 * @returns a function that detaches it
 */
export function attachRowLinks(container: HTMLElement): () => void {
  const showCopied = createNotes();
  const copy = (event: MouseEvent) => {
    const link =
      event.target instanceof Element
        ? event.target.closest<HTMLAnchorElement>('a[data-row-link]')
        : null;
    if (link && isPlainClick(event)) {
      // If copying isn't allowed, the URL is still in the address bar.
      copyToClipboard(link.href).then(
        () => showCopied(link),
        () => undefined,
      );
    }
  };
  container.addEventListener('click', copy);
  return () => container.removeEventListener('click', copy);
}
