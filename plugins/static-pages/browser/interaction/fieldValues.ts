import { findAgain } from './findAgain';

type TextField = HTMLInputElement | HTMLTextAreaElement;

const TEXT_FIELDS = 'input:not([type=checkbox], [type=radio], [type=file]), textarea';

/** Sets a field's value as typing does: React listens to its own setter on the element. */
function type(field: TextField, value: string): void {
  const prototype =
    field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function takeTexts(element: HTMLElement): (() => void)[] {
  return [...element.querySelectorAll<TextField>(TEXT_FIELDS)]
    .filter((field) => field.value !== field.defaultValue)
    .map((field) => {
      const { value } = field;
      field.value = field.defaultValue;
      const again = findAgain(element, field);
      return () => {
        const found = again();
        if (found) {
          type(found, value);
        }
      };
    });
}

/**
 * Returns the option that the server printed as the chosen one. Without any, browsers choose the first
 * that is enabled: https://html.spec.whatwg.org/multipage/form-elements.html#ask-for-a-reset
 */
const printedOption = ({ options }: HTMLSelectElement) =>
  [...options].find(({ defaultSelected }) => defaultSelected) ??
  [...options].find((option) => !option.matches(':disabled'));

function takeChoices(element: HTMLElement): (() => void)[] {
  return [...element.querySelectorAll('select')].flatMap((select) => {
    const { value } = select;
    const printed = printedOption(select);
    if (select.multiple || !printed || printed.value === value) {
      return [];
    }
    select.value = printed.value;
    const again = findAgain(element, select);
    return () => {
      const found = again();
      if (found) {
        found.value = value;
        found.dispatchEvent(new Event('change', { bubbles: true }));
      }
    };
  });
}

/**
 * Takes what was typed or chosen in an island's fields before React was there, which would not hear of
 * it.
 *
 * @returns a function that types and chooses it again
 */
export function takeFieldValues(element: HTMLElement): () => void {
  const repeats = [...takeTexts(element), ...takeChoices(element)];
  return () => repeats.forEach((repeat) => repeat());
}
