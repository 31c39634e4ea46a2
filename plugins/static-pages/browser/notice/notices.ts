import { translate } from '@docusaurus/Translate';
import styles from './Notice.module.css';

interface NoticeAction {
  label: string;
  run: () => void;
}

let shown: HTMLElement | undefined;

/** The latest notice of a part that couldn't be loaded. */
let loadFailure: HTMLElement | undefined;

/** Removes the notice on the screen. */
export function hideNotice(): void {
  shown?.remove();
  shown = undefined;
}

function button(text: string, run: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = 'clean-btn';
  element.textContent = text;
  element.addEventListener('click', run);
  return element;
}

/** Removes a notice, unless another one has replaced it. */
function hideLater(notice: HTMLElement, ms: number): void {
  setTimeout(() => {
    if (notice === shown) {
      hideNotice();
    }
  }, ms);
}

/**
 * Shows a message at the end of the screen and announces it to screen readers, in place of an earlier one. It
 * needs no code that isn't loaded yet, because it reports code and pages that can't be loaded.
 *
 * @param options.action an action for the reader, in addition to closing the message
 * @param options.duration after how many ms it is removed; never by default
 */
export function showNotice(
  text: string,
  { action, duration }: { action?: NoticeAction; duration?: number } = {},
): void {
  hideNotice();
  const element = document.createElement('div');
  element.className = styles.notice ?? '';
  element.setAttribute('role', 'alert');
  // A modal dialog makes everything outside of it inert.
  (document.querySelector('dialog[open]') ?? document.body).append(element);
  shown = element;
  const message = document.createElement('span');
  message.textContent = text;
  const close = translate({ id: 'notice.close', message: 'Close' });
  element.append(
    message,
    ...(action ? [button(action.label, action.run)] : []),
    button(close, hideNotice),
  );
  if (duration !== undefined) {
    hideLater(element, duration);
  }
}

/**
 * Tells the reader that the part they asked for couldn't be loaded: after a release, old files may be gone.
 */
export function sayLoadFailed(): void {
  showNotice(
    translate({ id: 'notice.loadFailed', message: 'This part of the site couldn’t be loaded.' }),
    {
      action: {
        label: translate({ id: 'notice.reload', message: 'Reload the page' }),
        run: () => window.location.reload(),
      },
    },
  );
  loadFailure = shown;
}

/** Removes the notice that a part couldn't be loaded: what the reader asked for next is there. */
export function hideLoadFailed(): void {
  if (shown === loadFailure) {
    hideNotice();
  }
}

/** Passes on a part that the reader has asked for once it is loaded, or tells them that it can't be. */
export function whenLoaded<Loaded>(loading: Promise<Loaded>, then: (loaded: Loaded) => void): void {
  loading.then((loaded) => {
    hideLoadFailed();
    then(loaded);
  }, sayLoadFailed);
}

/** Tells the reader that a part of the page was rendered again, which loses their input in it. */
export function sayStartedAgain(): void {
  showNotice(
    translate({
      id: 'notice.startedAgain',
      message:
        'A translation or an extension changed a part of this page. That part has started again.',
    }),
  );
}

/** Says that a page can't be opened without a network, until there is one. */
export function sayOffline(): void {
  showNotice(
    translate({
      id: 'notice.offline',
      message: 'You are offline. The link works again once you are connected.',
    }),
  );
  window.addEventListener('online', hideNotice, { once: true });
}
