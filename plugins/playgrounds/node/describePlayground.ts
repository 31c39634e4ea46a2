import type {
  PlaygroundModel,
  Part,
  Control,
  ControlValue,
  PlaygroundState,
} from '../shared/types';
import type { CodeVariant } from '@component-docs/preferences/shared/codePreferences';
import type { ExtractedComponent } from '@component-docs/api-reference';
import { importStatement } from '@component-docs/api-reference/node/describe/samples';
import type { Lookup } from '@component-docs/api-reference/node/translation/lookup';
import { controlsOf, shownControls } from './controls';
import { fixedProps, templateOf } from './templateOf';
import type { Preset } from './parsePreset';
import { plainSummary } from '@component-docs/api-reference/node/describe/summaries';
import {
  mapComponentTexts,
  translateTexts,
} from '@component-docs/api-reference/node/translation/mapTexts';
import { ICON_NAMES } from '../shared/types';

/**
 * Returns the parts of a component that have a class name: its slots, then its other classes.
 *
 * @param lookup finds the translations of their descriptions; without it, they stay English
 */
export function partsOf(component: ExtractedComponent, lookup?: Lookup): Part[] {
  const { slots, classes } = translateTexts(component, mapComponentTexts, lookup).item;
  const names = new Set(slots.map(({ className }) => className));
  const others = classes.filter(
    ({ className, deprecated }) => deprecated === undefined && !names.has(className),
  );
  return [...slots, ...others].flatMap(({ className, description }) =>
    className === undefined ? [] : [{ className, description: plainSummary(description) }],
  );
}

/** A component, and the package that exports it. */
export interface PackageComponent extends ExtractedComponent {
  packageName: string;
}

/** The code of a preset in both languages, formatted like the code of demos. */
export type FormattedCode = Readonly<Record<CodeVariant, string>>;

/** Returns the preset of a component that has no file: the component alone, with a text in it. */
export function generatedPreset(component: PackageComponent, file: string): Preset {
  const { name, props } = component;
  const hasText = props.some((prop) => prop.name === 'children' && /ReactNode/.test(prop.type));
  return {
    file,
    initial: hasText ? { children: name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ') } : {},
    hidden: [],
    order: [],
    lines: {},
    code: `${importStatement(component.packageName, component)}

export default function ${name}Example() {
  return <${name} {...props} />;
}
`,
  };
}

/**
 * Derives everything that a playground needs from its preset and the API data of its component.
 *
 * @param lookup finds the translations of texts from the package; without it, they stay English
 * @returns the problems of the preset, with file, line, and fix, and the model, if it has one
 */
export function describePlayground(
  preset: Preset,
  component: ExtractedComponent,
  code: FormattedCode,
  lookup?: Lookup,
): { model?: PlaygroundModel; problems: readonly string[] } {
  const TS = templateOf(code.TS, component.name);
  const JS = templateOf(code.JS, component.name);
  if (!TS || !JS) {
    return {
      problems: [
        `${preset.file}:1: the component must have one element <${component.name} {...props}>, at the start of a line or after "return", and use props for nothing else. Correct it.`,
      ],
    };
  }
  const fixed = fixedProps(TS);
  const controls = controlsOf(component, preset, fixed);
  return {
    problems: checkPreset(preset, component, { controls, fixed }),
    model: {
      controls,
      shown: shownControls(controls),
      initial: preset.initial,
      templates: { TS, JS },
      parts: partsOf(component, lookup),
      file: preset.file,
    },
  };
}

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
