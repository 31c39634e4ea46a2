/** The least height while a popup is open, in px: elements that are fixed to the window add no height. */
const POPUP_HEIGHT = 360;

/** Elements of a frame's `<body>` besides scripts and the demo: popups. */
const POPUPS = 'body > :not(script, #demo, [hidden], [aria-live])';

/**
 * Reports the height that a frame needs, now and whenever it changes, in px.
 *
 * @param container the element with the demo
 */
export function reportHeight(container: HTMLElement, report: (height: number) => void): void {
  let reported = 0;
  const measure = () => {
    const content = Math.ceil(container.getBoundingClientRect().height);
    const height = document.querySelector(POPUPS) ? Math.max(content, POPUP_HEIGHT) : content;
    if (height !== reported) {
      reported = height;
      report(height);
    }
  };
  new ResizeObserver(measure).observe(container);
  new MutationObserver(measure).observe(document.body, { childList: true });
}
