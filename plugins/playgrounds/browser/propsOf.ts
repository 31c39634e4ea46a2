import { ICON_NAMES } from '../shared/types';
import type { Control, IconName, PlaygroundState } from '../shared/types';

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
