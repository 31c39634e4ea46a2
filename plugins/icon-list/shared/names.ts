import { ICON_STYLES, STYLE_SUFFIXES } from './types';
import type { IconFamily, IconNames, IconStyle, DrawingsFile } from './types';

/** How many families have their drawings in one file. */
export const FAMILIES_PER_FILE = 64;

/** Returns the name of the file with the drawings of a family, and its place there. */
export function fileOf(index: number, style: IconStyle): { file: string; place: number } {
  const number = Math.floor(index / FAMILIES_PER_FILE);
  return { file: `${style}-${number}.json`, place: index % FAMILIES_PER_FILE };
}

/** Parses a file of drawings. Throws an Error when it isn't one, such as the page of a proxy. */
export function parseDrawings(text: string): DrawingsFile {
  const parsed: unknown = JSON.parse(text);
  const isFile =
    Array.isArray(parsed) && parsed.every((each) => each === null || typeof each === 'string');
  if (!isFile) {
    throw new Error('A file of icons has an unknown form.');
  }
  return parsed as DrawingsFile;
}

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
