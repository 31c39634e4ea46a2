import { CONTROLS, repeatClicks, takeEarlyClicks } from '../../shared/earlyClicks';

/**
 * Remembers an element of an island before React takes the island over. When hydration fails, such as for
 * HTML that a translator has changed, React renders the island anew.
 *
 * @returns a function that gives the element, or the one that React has put in its place; undefined if
 *   that isn't certain
 */
export function findAgain<E extends Element>(island: Element, element: E): () => E | undefined {
  const alike = () => [...island.querySelectorAll<E>(element.localName)];
  const before = alike();
  const place = before.indexOf(element);
  return () => {
    if (element.isConnected) {
      return element;
    }
    const now = alike();
    return now.length === before.length ? now[place] : undefined;
  };
}

/**
 * Tells React that an element of its island has the focus, which the reader gave it before React listened. A
 * field that believes it isn't focused may discard the typed text: an Autocomplete does.
 *
 * @param again gives the element that had the focus, or the one in its place, if React may have replaced it
 */
export function repeatFocus(element: HTMLElement, again?: () => HTMLElement | undefined): void {
  const { activeElement } = document;
  if (activeElement && element.contains(activeElement)) {
    // The event that React listens to for `onFocus`: https://github.com/facebook/react/pull/19186
    activeElement.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  } else if (activeElement === document.body) {
    again?.()?.focus();
  }
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

const TEXT_FIELDS = 'input:not([type=checkbox], [type=radio], [type=file]), textarea';

/**
 * Sets a field's value as typing does. React calls `onChange` only if the value differs from the last one
 * that went through its own setter on the element, or that it found in hydration.
 */
function type(field: TextField, value: string): void {
  const prototype =
    field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Leaves the texts in their fields: the reader may be typing on while React hydrates. */
function takeTexts(element: HTMLElement): (() => void)[] {
  return [...element.querySelectorAll<TextField>(TEXT_FIELDS)].map((field) => {
    // The text is noted before React hears of it: React hydrates within an event if it has to, and then resets
    // a textarea that the server has printed a text in.
    let { value } = field;
    const { defaultValue } = field;
    const note = ({ target }: Event) => {
      if (target === field) {
        ({ value } = field);
      }
    };
    element.addEventListener('input', note, { capture: true });
    const again = findAgain(element, field);
    return () => {
      element.removeEventListener('input', note, { capture: true });
      const found = again();
      // React may be there within the event of a letter, before the listener above hears of it.
      const text = field.value === defaultValue ? value : field.value;
      if (found && text !== defaultValue) {
        const { selectionStart, selectionEnd } = field;
        type(found, text);
        if (selectionStart !== null && field.matches(':focus')) {
          field.setSelectionRange(selectionStart, selectionEnd);
        }
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
 * Takes the texts and choices that readers have entered in an island's fields before hydration: React
 * wouldn't hear of them.
 *
 * @returns a function that enters them again
 */
export function takeFieldValues(element: HTMLElement): () => void {
  const repeats = [...takeTexts(element), ...takeChoices(element)];
  return () => repeats.forEach((repeat) => repeat());
}

/**
 * Keeps the clicks on an island that has no code yet. A native checkbox would toggle without React,
 * whose state would stay behind: its click is held back, and repeated once React is there. Links work
 * without code and are left alone.
 *
 * @returns `stop`, to be called when React takes the island over, and `replay`, once it has
 */
export function keepClicks(
  element: HTMLElement,
  controls = CONTROLS,
): {
  stop: () => void;
  replay: () => void;
  /** Whether there is a click to repeat. */
  hasKept: () => boolean;
  /** Gives up the clicks so far: the reader has been told that nothing answers them. */
  forget: () => void;
} {
  const find = (control: HTMLElement) => findAgain(element, control);
  const clicked = takeEarlyClicks(
    (target) => element.contains(target) && target.matches(controls),
  ).map(find);
  const keep = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    const control = target?.closest<HTMLElement>(controls) ?? null;
    const isLink = control === null || target?.closest('a[href]:not([role])') !== null;
    if (control && element.contains(control) && !isLink) {
      event.preventDefault();
      clicked.push(find(control));
    }
  };
  element.addEventListener('click', keep, { capture: true });
  return {
    stop: () => element.removeEventListener('click', keep, { capture: true }),
    replay: () => repeatClicks(clicked.splice(0).flatMap((again) => again() ?? [])),
    hasKept: () => clicked.length > 0,
    forget: () => void clicked.splice(0),
  };
}
