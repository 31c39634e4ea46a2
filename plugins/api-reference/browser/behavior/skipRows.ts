import { afterPaint } from '@component-docs/kit/browser/afterPaint';

/**
 * Marks the tables of a container once they are laid out, so that the browser may leave out rows that are out of view, at
 * the size that they have had. Rows in what is folded have had none.
 */
export function skipRows(container: HTMLElement, signal: AbortSignal): void {
  const cancel = afterPaint(() =>
    container.querySelectorAll('[data-scroller]').forEach((box) => {
      box.toggleAttribute('data-laid-out', !box.closest('details:not([open])'));
    }),
  );
  signal.addEventListener('abort', cancel);
}
