import { useEffect, useRef } from 'react';
import { horizontal, nextItem } from '@component-docs/kit/browser/arrowKeys';

/** Everything in a toolbar that takes focus; menus handle arrow keys themselves. */
const CONTROLS = 'button, select';
const MENU = '[role="menu"]';

function controlsIn(toolbar: HTMLElement): HTMLElement[] {
  return [...toolbar.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (control) => !control.closest(MENU) && control.getClientRects().length > 0,
  );
}

/** Makes one control of the toolbar a stop of Tab: the last one that had the focus, or else the first. */
function setTabStop(toolbar: HTMLElement, chosen?: Element | null): void {
  const controls = controlsIn(toolbar);
  const stop =
    controls.find((control) => control === chosen) ??
    controls.find((control) => control.tabIndex === 0) ??
    controls[0];
  controls.forEach((control) => {
    control.tabIndex = control === stop ? 0 : -1;
  });
}

/**
 * Returns the ref of a toolbar that is one stop of Tab. Arrow keys, Home, and End move between its controls,
 * also between controls that are added later.
 */
export function useRovingFocus() {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const toolbar = ref.current;
    if (!toolbar) {
      return undefined;
    }
    const handleKeyDown = (event: KeyboardEvent) => {
      const controls = controlsIn(toolbar);
      const current = controls.findIndex((control) => control === event.target);
      const arrows = horizontal(getComputedStyle(toolbar).direction === 'rtl');
      const next = nextItem(event.key, current, controls.length, arrows);
      const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey;
      if (current >= 0 && isPlain && next !== undefined) {
        event.preventDefault();
        controls[next]?.focus();
      }
    };
    const handleFocus = ({ target }: FocusEvent) => setTabStop(toolbar, target as Element);
    const observer = new MutationObserver(() => setTabStop(toolbar));
    setTabStop(toolbar, document.activeElement);
    observer.observe(toolbar, { childList: true, subtree: true });
    toolbar.addEventListener('keydown', handleKeyDown);
    toolbar.addEventListener('focusin', handleFocus);
    return () => {
      observer.disconnect();
      toolbar.removeEventListener('keydown', handleKeyDown);
      toolbar.removeEventListener('focusin', handleFocus);
    };
  }, []);
  return ref;
}
