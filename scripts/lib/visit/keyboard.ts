import type { Page } from 'playwright-core';
import { DEMO_ISLANDS } from './settle';

/** So many presses without a move of focus are a trap: a widget may take one or two for itself. */
const TRAP_PRESSES = 4;
/** Presses in addition to the number of stops, for stops that appear on focus. */
const SPARE_PRESSES = 20;

interface Stops {
  /** How many elements of the page and its frames take part in the order of Tab. */
  count: number;
  /** The ids of the demos that have any. */
  demos: string[];
}

interface Focus {
  /** A description of the focused element, for messages. */
  name: string;
  demo: string | null;
  /** Whether the element is in the content. */
  isInside: boolean;
  /** Whether it is where it was before the last press. */
  isSame: boolean;
}

function findStops(page: Page): Promise<Stops> {
  // Without named functions: tsx adds calls to them that the browser doesn't know.
  return page.evaluate((demoSelector) => {
    const frames = [...document.querySelectorAll<HTMLIFrameElement>('main iframe')];
    const stops = [
      ...document.querySelectorAll<HTMLElement>('main *'),
      ...frames.flatMap((frame) => [
        ...(frame.contentDocument?.querySelectorAll<HTMLElement>('*') ?? []),
      ]),
    ].filter(
      (element) =>
        element.tabIndex >= 0 &&
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.matches(':disabled, [inert] *, input[type="hidden"]'),
    );
    const demos = stops
      .filter((element) => element.ownerDocument === document)
      .flatMap((element) => element.closest<HTMLElement>(demoSelector)?.dataset.island ?? []);
    return { count: stops.length, demos: [...new Set(demos)] };
  }, DEMO_ISLANDS);
}

/** Moves the focus to the start of the content, as the link "Skip to content" does. */
function startAtContent(page: Page): Promise<void> {
  return page.evaluate(() => {
    const main = document.querySelector('main');
    main?.setAttribute('tabindex', '-1');
    main?.focus();
  });
}

function readFocus(page: Page): Promise<Focus> {
  return page.evaluate((demoSelector) => {
    const element = document.activeElement ?? document.body;
    const inFrame = element instanceof HTMLIFrameElement && element.contentDocument?.activeElement;
    const focused = inFrame || element;
    const memory = window as Window & { lastFocus?: Element };
    const isSame = memory.lastFocus === focused;
    memory.lastFocus = focused;
    return {
      name: `${focused.localName} "${(focused.getAttribute('aria-label') ?? focused.textContent ?? '').trim().slice(0, 40)}"`,
      demo: element.closest<HTMLElement>(demoSelector)?.dataset.island ?? null,
      isInside: element.closest('main') !== null,
      isSame,
    };
  }, DEMO_ISLANDS);
}

/**
 * Presses Tab from the start of the page's content to its end. Returns a message for each demo with
 * focusable elements that the focus didn't reach, and one if the focus didn't get past the content.
 */
export async function keyboardProblems(page: Page): Promise<string[]> {
  const { count, demos } = await findStops(page);
  const reached = new Set<string | null>();
  await startAtContent(page);
  let still = 0;
  let last: Focus | null = null;
  for (let press = 0; press < count + SPARE_PRESSES; press += 1) {
    await page.keyboard.press('Tab');
    last = await readFocus(page);
    reached.add(last.demo);
    still = last.isSame ? still + 1 : 0;
    if (!last.isInside || still === TRAP_PRESSES) {
      break;
    }
  }
  const missed = demos.filter((demo) => !reached.has(demo));
  return [
    ...missed.map((demo) => `Tab doesn't reach the demo ${demo}. Make its controls focusable.`),
    ...(last?.isInside ? [`Tab doesn't get past ${last.name}. Let the focus leave it.`] : []),
  ];
}
