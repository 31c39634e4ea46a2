import { translate } from '@docusaurus/Translate';
import { COPIED_MS } from '../../document/code-copy/useClipboardCopy';
import { copyToClipboard } from '../../lib/clipboard';
import { isPlainClick } from '../../lib/isPlainClick';

const timers = new WeakMap<Element, number>();

function showCopied(link: Element): void {
  const status = link.nextElementSibling;
  if (!status) {
    return;
  }
  status.textContent = translate({
    id: 'api.row.copied',
    message: 'Link copied',
    description: 'Shown for a moment after a link to a prop, slot or class was copied',
  });
  window.clearTimeout(timers.get(link));
  timers.set(
    link,
    window.setTimeout(() => status.replaceChildren(), COPIED_MS),
  );
}

/**
 * Copies the links from rows to themselves when they are clicked.
 *
 * @returns a function that detaches it
 */
export function attachRowLinks(container: HTMLElement): () => void {
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
