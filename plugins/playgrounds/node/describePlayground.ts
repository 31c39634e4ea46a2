import type { PlaygroundModel, Part } from '../shared/types';
import type { CodeVariant } from '@component-docs/preferences/shared/codePreferences';
import type { ExtractedComponent } from '@component-docs/api-reference';
import { importStatement } from '@component-docs/api-reference/node/describe/samples';
import type { Lookup } from '@component-docs/api-reference/node/translation/lookup';
import { checkPreset } from './checkPreset';
import { controlsOf, shownControls } from './controls/controlsOf';
import { fixedProps, templateOf } from './preset/templateOf';
import type { Preset } from './preset/parsePreset';
import { plainSummary } from '@component-docs/api-reference/node/describe/summaries';
import { mapComponentTexts } from '@component-docs/api-reference/node/translation/mapTexts';
import { translateTexts } from '@component-docs/api-reference/node/translation/mapTexts';

/**
 * Returns the parts of a component that have a class name: its slots, then its other classes.
 *
 * @param lookup finds the translations of their descriptions; without it, they stay English
 */
export function partsOf(component: ExtractedComponent, lookup?: Lookup): Part[] {
  const { slots, classes } = translateTexts(component, mapComponentTexts, lookup).item;
  const ofSlots = slots.flatMap(({ name, className, description }): Part[] =>
    className === undefined
      ? []
      : [{ kind: 'slot', name, className, description: plainSummary(description) }],
  );
  const names = new Set(ofSlots.map(({ className }) => className));
  const ofClasses = classes
    .filter(({ className, deprecated }) => deprecated === undefined && !names.has(className))
    .map(({ name, className, description }): Part => ({
      kind: 'class',
      name,
      className,
      description: plainSummary(description),
    }));
  return [...ofSlots, ...ofClasses];
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
