const SCROLLER = '[data-scroller]';

/** Marks a box whose table fits into it: it needn't scroll, so the table's head can be sticky. */
function markFit(scroller: HTMLElement): void {
  const table = scroller.firstElementChild;
  scroller.toggleAttribute(
    'data-fits',
    table instanceof HTMLElement && table.offsetWidth <= scroller.clientWidth,
  );
}

/**
 * Keeps the heads of a container's tables in sight while their rows scroll past. A sticky head stays in the
 * nearest box that scrolls, so only a table that is narrow enough for the page can have one.
 *
 * @returns a function that detaches it
 */
export function attachStickyHeads(container: HTMLElement): () => void {
  const observer = new ResizeObserver((entries) => {
    entries.forEach(({ target }) => {
      const scroller = target.closest<HTMLElement>(SCROLLER);
      if (scroller) {
        markFit(scroller);
      }
    });
  });
  container.querySelectorAll(SCROLLER).forEach((scroller) => {
    observer.observe(scroller);
    if (scroller.firstElementChild) {
      observer.observe(scroller.firstElementChild);
    }
  });
  return () => observer.disconnect();
}
