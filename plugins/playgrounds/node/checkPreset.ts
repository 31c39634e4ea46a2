import { ICON_NAMES } from '../shared/types';
import type { Control, ControlValue, PlaygroundState } from '../shared/types';
import type { ExtractedComponent } from '@component-docs/api-reference';
import type { Preset } from './preset/parsePreset';

/** Returns the values that a control accepts, for messages; undefined if it accepts the value. */
function refusal(control: Control, value: ControlValue): string | undefined {
  switch (control.kind) {
    case 'switch':
      return typeof value === 'boolean' ? undefined : 'true or false';
    case 'choice':
      return control.options.includes(value) ? undefined : control.options.map(String).join(', ');
    case 'number':
      return typeof value === 'number' ? undefined : 'a number';
    case 'icon':
      return ICON_NAMES.some((name) => name === value)
        ? undefined
        : 'an icon, such as <SendIcon />';
    case 'text':
      return typeof value === 'string' ? undefined : 'a text';
  }
}

function wrongValues(
  initial: PlaygroundState,
  controls: readonly Control[],
  place: (name: string) => string,
): string[] {
  return Object.entries(initial).flatMap(([name, value]) => {
    const control = controls.find((candidate) => candidate.name === name);
    if (!control) {
      return [
        `${place(name)}: the prop ${name} has no control. Set it in the component, or remove it.`,
      ];
    }
    const accepted = refusal(control, value);
    return accepted === undefined
      ? []
      : [`${place(name)}: ${name} can't be ${JSON.stringify(value)}. Use ${accepted}.`];
  });
}

/**
 * Checks the settings of a preset against the props of its component. Returns a message, with file,
 * line, and fix, for each prop that the component doesn't have, each value that its control doesn't
 * accept, and each required prop without a value.
 *
 * @param fixed props that the preset's component sets
 */
export function checkPreset(
  { file, initial, hidden, order, lines }: Preset,
  { name: component, props }: ExtractedComponent,
  { controls, fixed }: { controls: readonly Control[]; fixed: readonly string[] },
): string[] {
  const place = (name: string) => `${file}:${lines[name] ?? 1}`;
  const isProp = (name: string) => props.some((prop) => prop.name === name);
  const named = [...new Set([...Object.keys(initial), ...hidden, ...order])];
  const unknown = named
    .filter((name) => !isProp(name))
    .map((name) => `${place(name)}: ${component} has no prop ${name}. Correct or remove it.`);
  const known = Object.fromEntries(Object.entries(initial).filter(([name]) => isProp(name)));
  const missing = props
    .filter(({ required, deprecated }) => required && deprecated === undefined)
    .filter(({ name }) => !fixed.includes(name) && !Object.hasOwn(initial, name))
    .map(
      ({ name }) =>
        `${file}:1: ${component} requires the prop ${name}. Set it in a preset, as described in contributing/writing.md.`,
    );
  return [...unknown, ...wrongValues(known, controls, place), ...missing];
}
