import { onAddress } from '@component-docs/kit/browser/routerHistory';
import { answerMenuKey, focusCurrentLink } from '@component-docs/kit/browser/menuKeys';
import type { OpenMenu } from '@component-docs/kit/browser/menuKeys';
import { pathInLanguage } from '@component-docs/labels/browser/pathInLanguage';
import type { Behavior } from '@component-docs/static-pages/browser/pages/behaviors';

const MENU = '[data-language-menu]';
const SHOWN = 'dropdown--show';

function findMenu(): Omit<OpenMenu, 'close'> | undefined {
  const container = document.querySelector(MENU);
  const button = container?.querySelector('button');
  return container && button ? { container, button } : undefined;
}

function show(isShown: boolean): void {
  const menu = findMenu();
  menu?.container.classList.toggle(SHOWN, isShown);
  menu?.button.setAttribute('aria-expanded', String(isShown));
  if (menu && isShown) {
    focusCurrentLink(menu.container);
  }
}

const close = () => show(false);

/** Returns the menu if it is open. */
function openMenu(): Omit<OpenMenu, 'close'> | undefined {
  const menu = findMenu();
  return menu?.container.classList.contains(SHOWN) ? menu : undefined;
}

const isInMenu = (target: EventTarget | null) =>
  target instanceof Element && target.closest(MENU) !== null;

/** Has the links lead to the address that the reader is at, with query and hash. */
function updateLinks(): void {
  const { pathname, search, hash } = window.location;
  const links = [...document.querySelectorAll<HTMLAnchorElement>(`${MENU} a[data-base]`)];
  const here = links.find((link) => link.hasAttribute('aria-current'))?.dataset.base ?? '/';
  links.forEach((link) => {
    link.href = pathInLanguage(pathname, here, link.dataset.base ?? '/') + search + hash;
  });
}

/** Opens and closes the language menu, and keeps its links at the address. */
export const answerLanguageMenu: Behavior = {
  attach(body) {
    body.addEventListener('click', ({ target }) => {
      if (target instanceof Element && target.closest(`${MENU} > button`)) {
        show(openMenu() === undefined);
      }
    });
    body.addEventListener('keydown', (event) => {
      const menu = openMenu();
      if (menu && isInMenu(event.target)) {
        answerMenuKey(event, { ...menu, close });
      }
    });
    document.addEventListener('pointerdown', ({ target }) => {
      if (openMenu() && !isInMenu(target)) {
        close();
      }
    });
    onAddress(updateLinks);
  },
  enter() {
    updateLinks();
    return undefined;
  },
};
