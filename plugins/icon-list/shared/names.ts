import { ICON_STYLES, STYLE_SUFFIXES } from './types';
import type { IconFamily, IconNames, IconStyle } from './types';

/** Returns the name of an icon's component: `DeleteOutlined`. */
export function componentName(family: string, style: IconStyle): string {
  return family + STYLE_SUFFIXES[style];
}

/** Returns the families of the generated list. */
export function familiesOf({ names, partial }: IconNames): IconFamily[] {
  return names.map((name) => ({ name, styles: partial[name] ?? ICON_STYLES }));
}

/** Returns the family and style of a component; undefined if there is no such icon. */
export function findComponent(
  families: readonly IconFamily[],
  component: string,
): { family: IconFamily; style: IconStyle } | undefined {
  for (const style of ICON_STYLES) {
    const family = families.find(({ name }) => componentName(name, style) === component);
    if (family?.styles.includes(style)) {
      return { family, style };
    }
  }
  return undefined;
}
