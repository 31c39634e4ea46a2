import type { Part } from '../shared/types';

/** The attribute of a demo's stage and of the containers of its popups (plugins/demos/browser/demoPortal.tsx). */
const SCOPE = 'data-demo-styles';

/** Returns the elements that a part has in a playground at the moment, also in popups. */
export function elementsOf(scope: string, { className }: Part): Element[] {
  return [...document.querySelectorAll(`[${SCOPE}="${scope}"] .${CSS.escape(className)}`)];
}

/**
 * Returns the parts that the reader points at: the parts of the closest element around the target that has
 * any. None outside of the playground.
 */
export function partsAt(scope: string, target: EventTarget | null, parts: readonly Part[]): Part[] {
  if (!(target instanceof Element) || !target.closest(`[${SCOPE}="${scope}"]`)) {
    return [];
  }
  const selector = parts.map(({ className }) => `.${CSS.escape(className)}`).join();
  const element = target.closest(selector);
  return parts.filter(({ className }) => element?.classList.contains(className));
}
