/**
 * Moves focus to the start of a demo: the next Tab reaches its first control. Its stage has a name
 * while it is focused, which says why.
 */
export function focusStart(stage: HTMLElement, label: string): void {
  const attributes = { tabindex: '-1', role: 'group', 'aria-label': label };
  Object.entries(attributes).forEach(([name, value]) => stage.setAttribute(name, value));
  stage.addEventListener(
    'blur',
    () => Object.keys(attributes).forEach((name) => stage.removeAttribute(name)),
    { once: true },
  );
  stage.focus();
}
