import { onDemand } from '@component-docs/static-pages/browser/on-demand/onDemand';
import type { OnDemand } from '@component-docs/static-pages/browser/on-demand/onDemand';
import type { Behavior } from '@component-docs/static-pages/browser/pages/behaviors';

type Open = (button: Element) => void;

/** The dialogs that buttons with `data-opens` open, by its value. */
const DIALOGS: Readonly<Record<string, OnDemand<Open>>> = {
  navigation: onDemand(() =>
    import(/* webpackChunkName: "navigation-drawer" */ './lazy/openNavigation').then(
      (module) => module.openNavigation,
    ),
  ),
  settings: onDemand(() =>
    import(/* webpackChunkName: "settings" */ '../settings/lazy/openSettings').then(
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
