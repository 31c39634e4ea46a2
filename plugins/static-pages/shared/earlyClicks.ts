/** Parts of a page that come to life one after another. */
type Part = 'page' | 'islands';

/**
 * Clicks that come before there is code to answer them: on a slow network a page is readable for
 * seconds before its script has arrived. An inline script keeps them from the first moment on.
 */
interface EarlyClicks {
  targets: HTMLElement[];
  /** Parts that answer clicks themselves by now. */
  live: Partial<Record<Part, true>>;
}

declare global {
  interface Document {
    earlyClicks?: EarlyClicks;
  }
}

/** The controls that need code to work. Links and `<summary>` work without code, also in a group. */
export const CONTROLS = 'button, input, label, [role]:not([role=group])';

/** Returns the part that an element is in. The inline script says the same. */
function partOf(target: Element): Part {
  return target.closest('[data-island]') ? 'islands' : 'page';
}

/**
 * Inline script for `<head>`: keeps clicks on controls. A checkbox of an island would toggle without
 * React, so clicks on islands are also held back.
 */
export const earlyClickScript = `(function(d,k){d.earlyClicks=k;d.addEventListener("click",function(e){var t=e.target,c=t.closest&&!t.closest("a[href]:not([role])")&&t.closest("${CONTROLS}"),p=c&&(c.closest("[data-island]")?"islands":"page");p&&!k.live[p]&&(p=="islands"&&e.preventDefault(),k.targets.push(c))},true)})(document,{targets:[],live:{}});`;

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

/** Leaves the clicks on a part to its own listeners, which are there now. */
export function stopKeepingClicks(part: Part): void {
  if (document.earlyClicks) {
    document.earlyClicks.live[part] = true;
  }
}

/**
 * Clicks the targets that a reader clicked before, in the same order, except targets that are gone by now.
 */
export function repeatClicks(targets: readonly HTMLElement[]): void {
  targets.filter(({ isConnected }) => isConnected).forEach((target) => target.click());
}

/** Answers the clicks outside of islands so far, now that there are listeners, and keeps no more of them. */
export function answerEarlyClicks(): void {
  stopKeepingClicks('page');
  repeatClicks(takeEarlyClicks((target) => partOf(target) === 'page'));
}
