import type {
  ExtractedComponent,
  ExtractedSlot,
  UnrenderedComponent,
} from '@component-docs/react-api-model/model/extracted';
import { isTag } from '@component-docs/react-api-model/model/extracted';
import type { Rendering, Renderings } from './types';

/** Elements that comments name may be wrong; components that the code names are right. */
function withDefault(slot: ExtractedSlot, { slots }: Rendering): ExtractedSlot {
  const isComponent = slot.default !== undefined && !isTag(slot.default);
  return { ...slot, default: isComponent ? slot.default : (slots[slot.name] ?? slot.default) };
}

/** Adds what only the component that declares a slot says about it. */
function completed(slot: ExtractedSlot, declared: ExtractedSlot | undefined): ExtractedSlot {
  return {
    ...slot,
    className: slot.className ?? declared?.className,
    default: slot.default ?? declared?.default,
    description: slot.description || (declared?.description ?? ''),
  };
}

function withRendering(component: UnrenderedComponent, rendering: Rendering): UnrenderedComponent {
  const { ref, slots } = component;
  return {
    ...component,
    ref: ref.kind === 'none' ? ref : (rendering.ref ?? { kind: 'any' }),
    slots: slots.map((slot) => withDefault(slot, rendering)),
  };
}

/**
 * Documents the unlisted slots that a component heeds: those that it was seen to render, and those
 * that it passes on to the component that declares them.
 */
function withUnlisted(
  { unlisted, ...component }: UnrenderedComponent,
  rendering: Rendering,
  slotsOf: (component: string) => readonly ExtractedSlot[],
): ExtractedComponent {
  const { declaredBy } = unlisted ?? {};
  const slots = (unlisted?.slots ?? [])
    .filter(({ name }) => declaredBy !== undefined || rendering.slots[name] !== undefined)
    .map((slot) => withDefault(slot, rendering));
  if (!unlisted || slots.length === 0) {
    return component;
  }
  const declared = declaredBy === undefined ? [] : slotsOf(declaredBy);
  return {
    ...component,
    props: [...component.props, ...unlisted.props],
    slots: slots.map((slot) =>
      completed(
        slot,
        declared.find(({ name }) => name === slot.name),
      ),
    ),
    types: unlisted.types,
  };
}

/**
 * Adds what was seen of rendered components: the element that a ref refers to, and the elements that
 * slots render by default, which some comments get wrong. Without a rendering, nothing is claimed about the ref, and
 * unlisted slots are left out: some types declare slots that their component ignores.
 */
export function withRenderings(
  components: readonly UnrenderedComponent[],
  renderings: Renderings,
): ExtractedComponent[] {
  const renderingOf = (name: string) => renderings[name] ?? { slots: {} };
  const rendered = components.map((item) => withRendering(item, renderingOf(item.name)));
  const slotsOf = (name: string) => rendered.find((item) => item.name === name)?.slots ?? [];
  return rendered.map((item) => withUnlisted(item, renderingOf(item.name), slotsOf));
}
