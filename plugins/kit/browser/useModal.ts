import { useEffect, useRef } from 'react';

const FOCUSABLE = 'a[href], button, input';

/**
 * Moves focus with Tab from the last control of a dialog to its first, and back with Shift+Tab. The
 * browser alone would move focus to its own controls in between.
 */
function wrapFocus(dialog: HTMLElement, event: KeyboardEvent): void {
  const controls = [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (control) => control.getClientRects().length > 0,
  );
  const [from, to] = event.shiftKey
    ? [controls[0], controls.at(-1)]
    : [controls.at(-1), controls[0]];
  if (event.key === 'Tab' && from === document.activeElement) {
    event.preventDefault();
    to?.focus();
  }
}

/** Whether Escape is pressed in an empty search field: WebKit clears the field then, and closes no dialog. */
const isKeptByField = ({ key, isComposing, target }: KeyboardEvent): boolean =>
  key === 'Escape' &&
  !isComposing &&
  target instanceof HTMLInputElement &&
  target.type === 'search' &&
  target.value === '';

/**
 * Returns the ref of a `<dialog>` that is modal while `isOpen`: the browser keeps focus inside,
 * closes it on Escape, and returns focus. `onClose` is called when the reader closes it with Escape
 * or by clicking its backdrop.
 */
export function useModal(isOpen: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !isOpen) {
      return undefined;
    }
    const closeOnBackdropClick = (event: MouseEvent) => {
      // The content covers the dialog, so only a click on the backdrop has the dialog itself as its
      // target.
      if (event.target === dialog) {
        onClose();
      }
    };
    const handleKeyDown = (event: KeyboardEvent) => {
      if (isKeptByField(event)) {
        event.preventDefault();
        onClose();
      }
      wrapFocus(dialog, event);
    };
    dialog.showModal();
    dialog.addEventListener('keydown', handleKeyDown);
    dialog.addEventListener('click', closeOnBackdropClick);
    dialog.addEventListener('close', onClose);
    return () => {
      dialog.removeEventListener('keydown', handleKeyDown);
      dialog.removeEventListener('click', closeOnBackdropClick);
      dialog.removeEventListener('close', onClose);
      dialog.close();
    };
  }, [isOpen, onClose]);
  return ref;
}
