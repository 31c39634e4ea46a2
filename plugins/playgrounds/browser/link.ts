import { valueOf, withValue } from '../shared/state';
import { ICON_NAMES } from '../shared/types';
import type { Control, ControlValue, PlaygroundState } from '../shared/types';

const MAX_TEXT = 200;

/**
 * The largest number that is read from a link, and the smallest part of one: a component may draw something
 * for each, such as a star of a rating or a mark of a slider. Of times, in ms, nothing is drawn.
 */
const MAX_NUMBER = 1000;
const MIN_NUMBER = 0.1;
const MAX_TIME = 60_000;
const TIME = /(?:Delay|Duration)$/;

interface Playground {
  /** The prefix of the names in the query: the component. */
  component: string;
  controls: readonly Control[];
  initial: PlaygroundState;
}

const parameter = (component: string, { name }: Control) => `${component}.${name}`;

function parseNumber(name: string, text: string): number | null {
  const number = Number(text);
  const size = Math.abs(number);
  const isUsual = size >= MIN_NUMBER && size <= (TIME.test(name) ? MAX_TIME : MAX_NUMBER);
  return text.trim() !== '' && (number === 0 || isUsual) ? number : null;
}

/** Parses the text of a value; null for a value that the control can't have. */
function parseValue(control: Control, text: string): ControlValue | null {
  switch (control.kind) {
    case 'switch':
      return text === 'true' || text === 'false' ? text === 'true' : null;
    case 'choice':
      return control.options.find((option) => String(option) === text) ?? null;
    case 'number':
      return parseNumber(control.name, text);
    case 'icon':
      return ICON_NAMES.find((name) => name === text) ?? null;
    case 'text':
      return text.slice(0, MAX_TEXT);
  }
}

/**
 * Reads the state of a playground from the query of an address: `?Button.size=small`. A parameter without a
 * value removes a prop that is set from the start. Unknown names, and values that their control doesn't have,
 * are ignored.
 */
export function stateFromQuery(
  query: string,
  { component, controls, initial }: Playground,
): PlaygroundState {
  const parameters = new URLSearchParams(query);
  return controls.reduce((state, control) => {
    const text = parameters.get(parameter(component, control));
    if (text === null) {
      return state;
    }
    const value = text === '' ? undefined : parseValue(control, text);
    return value === null ? state : withValue(state, control, value);
  }, initial);
}

/**
 * Returns the address of a page with the state of a playground in its query, and the anchor of the
 * section with the playground. Other parameters stay. Throws a TypeError when the address isn't a URL.
 */
export function linkTo(
  address: string,
  state: PlaygroundState,
  { component, controls, initial }: Playground,
): string {
  const url = new URL(address);
  controls.forEach((control) => {
    const value = valueOf(state, control);
    url.searchParams.delete(parameter(component, control));
    if (value !== valueOf(initial, control)) {
      url.searchParams.set(parameter(component, control), String(value ?? ''));
    }
  });
  url.hash = 'playground';
  return url.href;
}
