import { boxOfHeading } from '../../../../plugins/written-pages/browser/headings/showHeadingLink';
import { nextIndex } from './nextIndex';

/** Where headings stop below the header: their `scroll-margin-block-start`, in px. */
const edgeOf = (target: Element): number =>
  Number.parseFloat(getComputedStyle(target).scrollMarginBlockStart) || 0;

/** Moves focus and view to the next or previous of some elements of the page, if there is one. */
export function moveTo(selector: string, step: 1 | -1): void {
  const targets = [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (element) => element.getClientRects().length > 0,
  );
  const [first] = targets;
  if (!first) {
    return;
  }
  const position = {
    tops: targets.map((element) => element.getBoundingClientRect().top),
    focused: targets.findIndex((element) => boxOfHeading(element).contains(document.activeElement)),
    height: window.innerHeight,
    edge: edgeOf(first),
  };
  const target = targets[nextIndex(position, step)];
  if (target) {
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
    // Not smoothly: the next key counts from where the target is then.
    target.scrollIntoView({ block: 'start', behavior: 'instant' });
  }
}
