import { unstable_defaultSxConfig as config } from '@mui/system';
import { cssNames } from './propertyStyles';

/** A property of the `sx` prop, under each of its names. */
export interface SystemProperty {
  names: readonly string[];
  cssNames: readonly string[];
  /** Where in the theme its values are looked up: `theme.palette`. */
  scale?: string;
}

/**
 * The theme values that functions read, for properties that the package defines by a function instead of a
 * theme key.
 */
const SCALES: Readonly<Record<string, string>> = {
  borderRadius: 'theme.shape.borderRadius',
  columnGap: 'theme.spacing',
  gap: 'theme.spacing',
  margin: 'theme.spacing',
  maxWidth: 'theme.breakpoints.values',
  padding: 'theme.spacing',
  rowGap: 'theme.spacing',
};

function scaleOf(name: string): string | undefined {
  const { themeKey, style } = config[name] ?? {};
  if (!style) {
    return themeKey && `theme.${themeKey}`;
  }
  const scale = SCALES[style.name];
  if (!scale) {
    throw new Error(
      `src/style-properties/node: MUI System uses the function "${style.name}" for the property "${name}". Add what it reads from the theme to SCALES.`,
    );
  }
  return scale;
}

function readProperties(): SystemProperty[] {
  const groups = new Map<string, { names: string[]; cssNames: string[]; scale?: string }>();
  Object.keys(config).forEach((name) => {
    const css = cssNames(name);
    const scale = scaleOf(name);
    const key = JSON.stringify([name === 'displayPrint', css, scale]);
    const group = groups.get(key) ?? { names: [], cssNames: css, ...(scale && { scale }) };
    group.names.push(name);
    groups.set(key, group);
  });
  return [...groups.values()];
}

let properties: readonly SystemProperty[] | undefined;

/**
 * Returns the properties for which the installed MUI System does more than write CSS, in its order. Names
 * that set the same CSS from the same values of the theme are one property.
 */
export function systemProperties(): readonly SystemProperty[] {
  properties ??= readProperties();
  return properties;
}
