/** The part of a mouse event that decides whether a click is plain. */
export type ClickKeys = Pick<
  MouseEvent,
  'button' | 'defaultPrevented' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'
>;

/** Returns whether a click is plain: main button, no modifier key, not handled yet. */
export function isPlainClick(click: ClickKeys): boolean {
  const { button, defaultPrevented, metaKey, ctrlKey, shiftKey, altKey } = click;
  return button === 0 && !defaultPrevented && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
