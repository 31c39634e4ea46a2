type TextField = HTMLInputElement | HTMLTextAreaElement;

const FIELDS = 'input:not([type=checkbox], [type=radio], [type=file]), textarea';

/** Sets a field's value as typing does: React listens to its own setter on the element. */
function type(field: TextField, value: string): void {
  const prototype =
    field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Takes what was typed into an island's fields before React was there, which would not hear of it.
 *
 * @returns a function that types it again
 */
export function takeTypedText(element: HTMLElement): () => void {
  const typed = [...element.querySelectorAll<TextField>(FIELDS)]
    .filter((field) => field.value !== field.defaultValue)
    .map((field) => ({ field, value: field.value }));
  typed.forEach(({ field }) => {
    field.value = field.defaultValue;
  });
  return () => typed.forEach(({ field, value }) => field.isConnected && type(field, value));
}
