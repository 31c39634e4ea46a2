/** What of a mouse event tells whether it means "go there, here". */
export type ClickKeys = Pick<
  MouseEvent,
  'button' | 'defaultPrevented' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'
>;

/** Whether a click is a plain one: main button, no modifier key, not handled yet (behaviours §2). */
export function isPlainClick(click: ClickKeys): boolean {
  const { button, defaultPrevented, metaKey, ctrlKey, shiftKey, altKey } = click;
  return button === 0 && !defaultPrevented && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
