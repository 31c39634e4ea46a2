import type { ExtractedComponent, ExtractedSlot } from '../model/component';
import type { Rendering, Renderings } from './types';

function withDefault(slot: ExtractedSlot, { slots }: Rendering): ExtractedSlot {
  return { ...slot, default: slots[slot.name] ?? slot.default };
}

/**
 * Adds what was seen of rendered components: the element that a ref refers to, and the elements that
 * slots render by default, which some comments get wrong. Without a rendering, nothing is claimed about the ref, and
 * unlisted slots are left out: some types declare slots that their component ignores.
 */
export function withRenderings(
  components: readonly ExtractedComponent[],
  renderings: Renderings,
): ExtractedComponent[] {
  return components.map((component) => {
    const rendering = renderings[component.name] ?? { slots: {} };
    const { ref, slots, unlistedSlots } = component;
    return {
      ...component,
      ref: ref.kind === 'none' ? ref : (rendering.ref ?? { kind: 'any' }),
      slots: slots.map((slot) => withDefault(slot, rendering)),
      unlistedSlots: unlistedSlots
        .filter(({ name }) => rendering.slots[name] !== undefined)
        .map((slot) => withDefault(slot, rendering)),
    };
  });
}
