import type { Behavior } from '@component-docs/static-pages/browser/pages/behaviors';
import { SITE_IDS } from '@component-docs/static-pages/shared/siteIds';
import { markOfLink } from '@component-docs/page-tree/shared/markOfLink';
import { setMode } from '@component-docs/preferences/browser/theme/colorModeStore';
import { themeStore } from '@component-docs/preferences/browser/theme/themeStore';
import { onDemand } from '@component-docs/static-pages/browser/on-demand/onDemand';
import type { OnDemand } from '@component-docs/static-pages/browser/on-demand/onDemand';

/** Scroll position from which the button is shown, in px. */
const THRESHOLD_PX = 200;

const BUTTON = '[data-back-to-top]';

function update(): void {
  const isShown = window.scrollY > THRESHOLD_PX;
  document.querySelector(BUTTON)?.toggleAttribute('data-shown', isShown);
}

function scrollToTop(): void {
  const isReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: isReduced ? 'instant' : 'smooth' });
}

/** Shows the button that scrolls to the top on scrolled pages, and handles its clicks. */
export const showBackToTop: Behavior = {
  attach(document) {
    window.addEventListener('scroll', update, { passive: true });
    document.addEventListener('click', ({ target }) => {
      if (target instanceof Element && target.closest(BUTTON)) {
        scrollToTop();
      }
    });
  },
  enter() {
    update();
    return undefined;
  },
};

/** Moves focus and view to `<main>` with the first link of the page, without a change of the address. */
export const skipToContent: Behavior = {
  attach(body) {
    body.addEventListener('click', (event) => {
      const main = document.getElementById(SITE_IDS.main);
      if (main && event.target instanceof Element && event.target.closest('[data-skip-link]')) {
        event.preventDefault();
        main.focus();
        main.scrollIntoView();
      }
    });
  },
};

/** Marks the link of the product whose page is on the screen: the header stays when pages are exchanged. */
function markProduct(): void {
  document.querySelectorAll('.navbar__items > a.navbar__link').forEach((link) => {
    const { isProduct, isPage } = markOfLink(
      link.getAttribute('href') ?? '',
      window.location.pathname,
    );
    link.classList.toggle('navbar__link--active', isProduct);
    if (isPage) {
      link.setAttribute('aria-current', 'page');
    } else {
      link.removeAttribute('aria-current');
    }
  });
}

/** Has the header follow the page on the screen. */
export const followPage: Behavior = {
  enter() {
    markProduct();
    return undefined;
  },
};

const MODE_BUTTON = 'button[data-color-mode]';

const isDark = () => themeStore.get().paletteMode === 'dark';

/** Has the button of the header say the mode that is shown. */
function updateMode(): void {
  const button = document.querySelector<HTMLElement>(MODE_BUTTON);
  button?.setAttribute('aria-pressed', String(isDark()));
  button?.setAttribute('data-ga-event-action', isDark() ? 'light' : 'dark');
}

/** Switches between light and dark with the button of the header. */
export const switchColorMode: Behavior = {
  attach(body) {
    themeStore.subscribe(updateMode);
    body.addEventListener('click', ({ target }) => {
      if (target instanceof Element && target.closest(MODE_BUTTON)) {
        setMode(isDark() ? 'light' : 'dark');
      }
    });
  },
  enter() {
    updateMode();
    return undefined;
  },
};

type Open = (button: Element) => void;

/** The dialogs that buttons with `data-opens` open, by its value. */
const DIALOGS: Readonly<Record<string, OnDemand<Open>>> = {
  navigation: onDemand(() =>
    import(/* webpackChunkName: "navigation-drawer" */ '../header/lazy/NavigationDrawer').then(
      (module) => module.openNavigation,
    ),
  ),
  settings: onDemand(() =>
    import(/* webpackChunkName: "settings" */ '../settings/lazy/SettingsDrawer').then(
      (module) => module.openSettings,
    ),
  ),
};

/** Returns the button around an event's target, with the dialog that it opens. */
function openerAround(target: EventTarget | null) {
  const button =
    target instanceof Element ? target.closest<HTMLElement>('button[data-opens]') : null;
  const dialog = DIALOGS[button?.dataset.opens ?? ''];
  return button && dialog ? { button, dialog } : undefined;
}

const prepare = ({ target }: Event) => openerAround(target)?.dialog.prepare();

/** Opens the dialogs of the header, whose code is loaded when a reader is about to open them. */
export const openDialogs: Behavior = {
  attach(body) {
    body.addEventListener('pointerover', prepare, { passive: true });
    body.addEventListener('focusin', prepare);
    body.addEventListener('click', ({ target }) => {
      const opener = openerAround(target);
      opener?.dialog.request((open) => open(opener.button));
    });
  },
};
