import { copyToClipboard } from '@component-docs/kit/browser/clipboard';
import { shortcutKey } from '@component-docs/kit/browser/keys';

type Keys = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/**
 * Returns whether the keys are Ctrl+C or ⌘+C on any keyboard, without Shift or Alt, and nothing is selected.
 *
 * @param hasSelection whether text is selected on the page or in a field: the browser's own copy has priority
 */
export function isCopyShortcut(keys: Keys, hasSelection: boolean): boolean {
  const isCopying = (keys.ctrlKey || keys.metaKey) && !keys.shiftKey && !keys.altKey;
  return isCopying && !hasSelection && /^c$/i.test(shortcutKey(keys));
}

/** How long a static block shows "Copied", in ms. */
const COPIED_MS = 2000;

export const CODE_BLOCK_CLASS = 'MuiCode-root';
export const COPY_BUTTON_CLASS = 'MuiCode-copy';

const timers = new WeakMap<Element, number>();

/** The block that the shortcut copies: the one under the pointer, or the one with focus. */
let armedBlock: Element | null = null;

function closest(target: EventTarget | null, className: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(`.${className}`) : null;
}

function codeOf(block: Element): string {
  const code = block.querySelector('pre')?.cloneNode(true);
  if (!(code instanceof Element)) {
    return '';
  }
  // Readers don't want to paste the lines that a diff removes.
  code.querySelectorAll('.line.del').forEach((line) => line.remove());
  return code.textContent ?? '';
}

function showCopied(button: HTMLElement): void {
  window.clearTimeout(timers.get(button));
  button.dataset.copied = '';
  timers.set(
    button,
    window.setTimeout(() => delete button.dataset.copied, COPIED_MS),
  );
}

function copyBlock(button: HTMLElement): void {
  const block = closest(button, CODE_BLOCK_CLASS);
  if (!block) {
    return;
  }
  // When copying fails, the button says nothing: the code can still be selected.
  copyToClipboard(codeOf(block)).then(
    () => showCopied(button),
    () => undefined,
  );
}

function hasSelection(): boolean {
  const field = document.activeElement;
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    return field.selectionStart !== field.selectionEnd;
  }
  return Boolean(window.getSelection()?.toString());
}

function disarm(block: Element): void {
  block.querySelector<HTMLElement>(`.${COPY_BUTTON_CLASS}`)?.blur();
  armedBlock = null;
}

function onPointerOver(event: Event): void {
  const block = closest(event.target, CODE_BLOCK_CLASS);
  if (block === armedBlock) {
    return;
  }
  if (armedBlock) {
    disarm(armedBlock);
  }
  armedBlock = block;
}

function onFocusIn(event: Event): void {
  armedBlock = closest(event.target, CODE_BLOCK_CLASS);
}

function onKeyDown(event: KeyboardEvent): void {
  const button = armedBlock?.querySelector<HTMLElement>(`.${COPY_BUTTON_CLASS}`);
  if (!button || !armedBlock?.isConnected) {
    return;
  }
  if (isCopyShortcut(event, hasSelection())) {
    event.preventDefault();
    // Analytics distinguishes keyboard and mouse by this word: `copy-keyboard` or `copy-click`.
    const action = button.dataset.gaEventAction;
    button.dataset.gaEventAction = action?.replace('click', 'keyboard');
    button.click();
    button.dataset.gaEventAction = action;
  }
}

function onClick(event: Event): void {
  const button = closest(event.target, COPY_BUTTON_CLASS);
  if (button?.dataset.copy === 'static') {
    copyBlock(button);
  }
}

// One set of listeners handles the blocks of every page, so that navigation doesn't attach new
// ones.
if (typeof document !== 'undefined') {
  // Says which keys the hint of a copy button names.
  if (/Mac|iPhone|iPad/.test(navigator.platform)) {
    document.documentElement.dataset.os = 'mac';
  }
  document.addEventListener('click', onClick);
  document.addEventListener('pointerover', onPointerOver);
  document.addEventListener('focusin', onFocusIn);
  document.addEventListener('keydown', onKeyDown);
}
