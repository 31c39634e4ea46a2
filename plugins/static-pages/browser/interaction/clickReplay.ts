import { CONTROLS, repeatClicks, takeEarlyClicks } from '../../shared/earlyClicks';
import { findAgain } from './findAgain';

/**
 * Keeps the clicks on an island that has no code yet. A native checkbox would toggle without React,
 * whose state would stay behind: its click is held back, and repeated once React is there. Links work
 * without code and are left alone.
 *
 * @returns `stop`, to be called when React takes the island over, and `replay`, once it has
 */
export function keepClicks(
  element: HTMLElement,
  controls = CONTROLS,
): {
  stop: () => void;
  replay: () => void;
  /** Whether there is a click to repeat. */
  hasKept: () => boolean;
  /** Gives up the clicks so far: the reader has been told that nothing answers them. */
  forget: () => void;
} {
  const find = (control: HTMLElement) => findAgain(element, control);
  const clicked = takeEarlyClicks(
    (target) => element.contains(target) && target.matches(controls),
  ).map(find);
  const keep = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    const control = target?.closest<HTMLElement>(controls) ?? null;
    const isLink = control === null || target?.closest('a[href]:not([role])') !== null;
    if (control && element.contains(control) && !isLink) {
      event.preventDefault();
      clicked.push(find(control));
    }
  };
  element.addEventListener('click', keep, { capture: true });
  return {
    stop: () => element.removeEventListener('click', keep, { capture: true }),
    replay: () => repeatClicks(clicked.splice(0).flatMap((again) => again() ?? [])),
    hasKept: () => clicked.length > 0,
    forget: () => void clicked.splice(0),
  };
}
