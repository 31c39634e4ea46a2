import { translate } from '@docusaurus/Translate';
import styles from './Notice.module.css';

interface NoticeAction {
  label: string;
  run: () => void;
}

let shown: HTMLElement | undefined;

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
 * Shows a message at the end of the screen and announces it to screen readers, in place of an earlier
 * one. It needs no code that isn't loaded yet, because it tells of code and pages that can't be loaded.
 *
 * @param options.action what the reader can do about it, in addition to closing the message
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
  const close = translate({
    id: 'notice.close',
    message: 'Close',
    description: 'Button: closes a message at the end of the screen',
  });
  element.append(
    message,
    ...(action ? [button(action.label, action.run)] : []),
    button(close, hideNotice),
  );
  if (duration !== undefined) {
    hideLater(element, duration);
  }
}
