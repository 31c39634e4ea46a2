/**
 * Clicks that come before there is code to answer them: on a slow network a page is readable for
 * seconds before its script has arrived. An inline script keeps them from the first moment on.
 */
interface EarlyClicks {
  targets: HTMLElement[];
  /** Whether the main script runs: from then on only header and footer wait for code. */
  isStarted: boolean;
}

declare global {
  interface Document {
    earlyClicks?: EarlyClicks | null;
  }
}

/** What a reader clicks to have something done; links work without code. */
export const CONTROLS = 'button, input, label, [role]';

/** Inline script for `<head>`: keeps clicks on controls. */
export const earlyClickScript = `(function(d){var k=d.earlyClicks={targets:[],isStarted:false};d.addEventListener("click",function(e){var t=e.target,c=d.earlyClicks&&t.closest&&!t.closest("a[href]")&&t.closest("${CONTROLS}");if(!c||k.isStarted&&t.closest("[data-page-content]"))return;if(c.closest("[data-island]"))e.preventDefault();k.targets.push(c)},true)})(document);`;

/** Returns the clicks kept so far on elements that a function selects, and forgets them. */
export function takeEarlyClicks(isWanted: (target: HTMLElement) => boolean): HTMLElement[] {
  const kept = document.earlyClicks;
  if (!kept) {
    return [];
  }
  const taken = kept.targets.filter(isWanted);
  kept.targets = kept.targets.filter((target) => !taken.includes(target));
  return taken;
}

/** Leaves clicks in the page's content to its own listeners, which are there now. */
export function startAnswering(): void {
  if (document.earlyClicks) {
    document.earlyClicks.isStarted = true;
  }
}

/** Ends the keeping of clicks: header and footer are live, too. */
export function stopKeepingClicks(): void {
  document.earlyClicks = null;
}

/** Clicks what a reader clicked before, in the same order; what is gone by now is left out. */
export function repeatClicks(targets: readonly HTMLElement[]): void {
  targets.filter(({ isConnected }) => isConnected).forEach((target) => target.click());
}
