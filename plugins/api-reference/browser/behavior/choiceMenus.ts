import { attachMenus, closeMenu } from '@component-docs/written-pages/browser/menu/attachMenus';
import { CHOICE_MENUS } from './markup';
import type { ChoiceMenuKind } from './markup';

const MENU = 'details[data-choices]';

/** Shows a menu's choice on its button and in its list. */
export function showChoice(menu: Element, value: string): void {
  menu.querySelectorAll<HTMLButtonElement>('button[value]').forEach((button) => {
    const isChosen = button.value === value;
    button.setAttribute('aria-pressed', String(isChosen));
    if (isChosen) {
      menu.querySelector('[data-chosen]')?.replaceChildren(button.textContent ?? '');
    }
  });
}

/** A choice that the reader made. */
export interface Choice {
  kind: ChoiceMenuKind;
  menu: HTMLDetailsElement;
  value: string;
}

function choiceOf(target: EventTarget | null): Choice | undefined {
  const button = target instanceof Element ? target.closest('button') : null;
  const menu = button?.closest<HTMLDetailsElement>(MENU);
  const kind = CHOICE_MENUS.find((known) => known === menu?.dataset.choices);
  return menu && button && kind ? { kind, menu, value: button.value } : undefined;
}

/**
 * Handles the menus in a container: a click makes a choice, and their keys.
 *
 * @param onChoose called with each choice
 */
export function attachChoiceMenus(
  container: HTMLElement,
  signal: AbortSignal,
  onChoose: (choice: Choice) => void,
): void {
  const choose = ({ target }: Event) => {
    const choice = choiceOf(target);
    if (choice) {
      onChoose(choice);
      closeMenu(choice.menu);
    }
  };
  container.addEventListener('click', choose, { signal });
  attachMenus(container, MENU, { signal });
}
