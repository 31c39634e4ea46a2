import { ICON_STYLES, STYLE_SUFFIXES } from '../shared/types';
import type { IconFamily, IconStyle } from '../shared/types';

/** The name of a component without its style, and the style. A name without a suffix is filled. */
function splitName(component: string): readonly [family: string, style: IconStyle] {
  const style = ICON_STYLES.find(
    (each) =>
      each !== 'filled' &&
      component.endsWith(STYLE_SUFFIXES[each]) &&
      component !== STYLE_SUFFIXES[each],
  );
  return style === undefined
    ? [component, 'filled']
    : [component.slice(0, -STYLE_SUFFIXES[style].length), style];
}

/** Groups the names of components by family. The result is sorted by name, and its styles by `ICON_STYLES`. */
export function groupStyles(components: readonly string[]): IconFamily[] {
  const families = new Map<string, IconStyle[]>();
  components.map(splitName).forEach(([family, style]) => {
    families.set(family, [...(families.get(family) ?? []), style]);
  });
  return [...families]
    .map(([name, found]) => ({
      name,
      styles: ICON_STYLES.filter((style) => found.includes(style)),
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
