import loaders from '@sandbox/modules';
import type { ImportedModule } from '../types';
import { ICONS, loadIcons } from './icons';

export type Module = Readonly<Record<string, unknown>>;

/**
 * Returns the function that loads a module of the documented packages; undefined for other modules.
 */
export function moduleLoader({
  name,
  exports,
}: ImportedModule): (() => Promise<Module | undefined>) | undefined {
  if (name === ICONS) {
    return () => loadIcons(exports);
  }
  if (name.startsWith(`${ICONS}/`)) {
    const icon = name.slice(ICONS.length + 1);
    return async () => {
      const { [icon]: component } = await loadIcons([icon]);
      return component === undefined ? undefined : { default: component, __esModule: true };
    };
  }
  return loaders[name];
}
