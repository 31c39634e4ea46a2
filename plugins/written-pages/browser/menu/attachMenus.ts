import { nextItem } from '@component-docs/kit/browser/arrowKeys';

function menuAround(target: EventTarget | null, menus: string): HTMLDetailsElement | null {
  return target instanceof Element ? target.closest<HTMLDetailsElement>(menus) : null;
}

/** Closes a menu; its button gets the focus. */
export function closeMenu(menu: HTMLDetailsElement): void {
  menu.open = false;
  menu.querySelector('summary')?.focus();
}

/** Closes the menu on Escape, and moves focus by the arrow keys; ArrowDown opens it. */
function answerKey(event: KeyboardEvent, menu: HTMLDetailsElement): void {
  const items = [...menu.querySelectorAll<HTMLElement>('button, a[href]')];
  const current = items.findIndex((item) => item === document.activeElement);
  const next = nextItem(event.key, current, items.length);
  if (event.key === 'Escape' && menu.open) {
    event.preventDefault();
    closeMenu(menu);
  } else if (next !== undefined && (menu.open || event.key === 'ArrowDown')) {
    event.preventDefault();
    menu.open = true;
    items[next]?.focus();
  }
}

/**
 * Handles the keys of the menus in a container, which are `<details>`: the arrow keys move through the
 * items, and a menu closes on Escape and when focus leaves it.
 *
 * @param menus a selector for the menus
 */
export function attachMenus(
  container: HTMLElement,
  menus: string,
  options: AddEventListenerOptions = {},
): void {
  container.addEventListener(
    'keydown',
    (event) => {
      const menu = menuAround(event.target, menus);
      if (menu) {
        answerKey(event, menu);
      }
    },
    options,
  );
  container.addEventListener(
    'focusout',
    ({ target, relatedTarget }) => {
      const menu = menuAround(target, menus);
      if (menu && relatedTarget instanceof Node && !menu.contains(relatedTarget)) {
        menu.open = false;
      }
    },
    options,
  );
}
