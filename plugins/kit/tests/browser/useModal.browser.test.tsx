/** @jest-environment jsdom */
import { fireEvent, render } from '@testing-library/react';
import { useModal } from '../../browser/useModal';

function Dialog({ onClose }: { onClose: () => void }) {
  return (
    <dialog ref={useModal(true, onClose)}>
      <input type="search" />
      <input type="text" />
    </dialog>
  );
}

/** Presses Escape in a field of an open dialog. Returns whether the dialog is closed by the page, not the browser. */
function closesItself(type: string, value: string, init: object = {}): boolean {
  const onClose = jest.fn();
  const { container, unmount } = render(<Dialog onClose={onClose} />);
  const field = container.querySelector<HTMLInputElement>(`[type="${type}"]`)!;
  field.value = value;
  fireEvent.keyDown(field, { key: 'Escape', ...init });
  unmount();
  return onClose.mock.calls.length > 0;
}

// jsdom has no modal dialogs.
beforeAll(() => {
  Object.assign(HTMLDialogElement.prototype, { showModal: () => {}, close: () => {} });
});

test('Escape closes a dialog from an empty search field, which keeps the key in WebKit', () =>
  expect(closesItself('search', '')).toBe(true));

test.each([
  ['a field with text, which it clears', 'search', 'button', {}],
  ['a word that is being composed', 'search', '', { isComposing: true }],
  ['another field, from which the browser closes it', 'text', '', {}],
])('Escape is left to %s', (_, type, value, init) =>
  expect(closesItself(type, value, init)).toBe(false),
);
