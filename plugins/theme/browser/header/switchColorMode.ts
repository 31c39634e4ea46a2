import { setMode } from '@component-docs/preferences/browser/theme/colorModeStore';
import { themeStore } from '@component-docs/preferences/browser/theme/themeStore';
import type { Behavior } from '@component-docs/static-pages/browser/pages/behaviors';

const BUTTON = 'button[data-color-mode]';

const isDark = () => themeStore.get().paletteMode === 'dark';

/** Has the button of the header say the mode that is shown. */
function update(): void {
  const button = document.querySelector<HTMLElement>(BUTTON);
  button?.setAttribute('aria-pressed', String(isDark()));
  button?.setAttribute('data-ga-event-action', isDark() ? 'light' : 'dark');
}

/** Switches between light and dark with the button of the header. */
export const switchColorMode: Behavior = {
  attach(body) {
    themeStore.subscribe(update);
    body.addEventListener('click', ({ target }) => {
      if (target instanceof Element && target.closest(BUTTON)) {
        setMode(isDark() ? 'light' : 'dark');
      }
    });
  },
  enter() {
    update();
    return undefined;
  },
};
