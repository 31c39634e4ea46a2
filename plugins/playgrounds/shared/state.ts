import { ICON_NAMES } from './types';
import type { Control, ControlValue, PlaygroundState, IconName } from './types';

/** A prop whose value differs from the component's default. */
export interface SetProp {
  control: Control;
  value: ControlValue;
}

/**
 * Returns a state with one control changed.
 *
 * @param value undefined or an empty text removes the prop
 */
export function withValue(
  state: PlaygroundState,
  { name }: Control,
  value: ControlValue | undefined,
): PlaygroundState {
  const others = Object.fromEntries(Object.entries(state).filter(([each]) => each !== name));
  return value === undefined || value === '' ? others : { ...others, [name]: value };
}

/** Returns the value that the component uses without the prop, if it is known: a switch is off. */
function defaultOf(control: Control): ControlValue | undefined {
  return control.default ?? (control.kind === 'switch' ? false : undefined);
}

/** Returns the value that applies: the value of the state, or the component's default. */
export function valueOf(state: PlaygroundState, control: Control): ControlValue | undefined {
  return Object.hasOwn(state, control.name) ? state[control.name] : defaultOf(control);
}

/** Returns the props that code has to set, in the order of the controls. */
export function setProps(controls: readonly Control[], state: PlaygroundState): SetProp[] {
  return controls.flatMap((control) => {
    const value = valueOf(state, control);
    return value === undefined || value === defaultOf(control) ? [] : [{ control, value }];
  });
}

/**
 * Returns the props of the component in a state.
 *
 * @param iconOf returns the element of an icon
 */
export function propsOf(
  controls: readonly Control[],
  state: PlaygroundState,
  iconOf: (name: IconName) => unknown,
): Record<string, unknown> {
  return Object.fromEntries(
    controls
      .filter(({ name }) => Object.hasOwn(state, name))
      .map(({ name, kind }) => {
        const value = state[name];
        const icon = kind === 'icon' ? ICON_NAMES.find((known) => known === value) : undefined;
        return [name, icon ? iconOf(icon) : value];
      }),
  );
}
