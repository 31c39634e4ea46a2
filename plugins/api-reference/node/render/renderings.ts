import path from 'node:path';
import { Worker } from 'jest-worker';
import { exportedName, isTag } from '@component-docs/react-api-model/model/extracted';
import type {
  RefApi,
  ExtractedSlot,
  UnrenderedComponent,
  ExtractedComponent,
} from '@component-docs/react-api-model/model/extracted';
import type { InstalledPackage } from '@component-docs/react-api-model/extract/readExtracted';
import type { renderPackage } from './renderPackage';

/** A component to render, and the slots to look for. */
export interface RenderRequest {
  name: string;
  /** The module to import: `@acme/ui/Checkbox`. */
  module: string;
  /** Its name in the module, unless it is the default export: `Unstable_Popup`. */
  exportName: string;
  /** Names of props; props that open a component are set. */
  props: readonly string[];
  slots: readonly Pick<ExtractedSlot, 'name' | 'className'>[];
}

/** The facts that a rendered component shows. */
export interface Rendering {
  /** Absent if no element could be found. */
  ref?: RefApi;
  /** The tags of the elements that slots render by default; a slot that isn't used is left out. */
  slots: Readonly<Record<string, string>>;
}

/** By component; a component that can't be rendered is left out. */
export type Renderings = Readonly<Record<string, Rendering>>;

type Thread = Pick<Worker, 'end'> & {
  renderPackage: (...args: Parameters<typeof renderPackage>) => Promise<Renderings>;
};

function requestOf(packageName: string, component: UnrenderedComponent): RenderRequest {
  const { name, folder, isDefaultExport, props } = component;
  return {
    name,
    // A component that is a named export of the package may be in a folder without a module.
    module: isDefaultExport ? `${packageName}/${folder}` : packageName,
    exportName: exportedName(component),
    props: props.map((prop) => prop.name),
    slots: renderedSlots(component),
  };
}

/** Returns the slots whose default may be an element, and those that the component may ignore. */
function renderedSlots({ slots, unlisted }: UnrenderedComponent): RenderRequest['slots'] {
  return [
    ...slots.filter((slot) => slot.default === undefined || isTag(slot.default)),
    ...(unlisted?.slots ?? []),
  ].map(({ name, className }) => ({ name, className }));
}

/**
 * Renders each component of an installed package once, in a thread with a document, and returns the facts
 * that this shows: types don't tell which element a ref refers to.
 */
export async function readRenderings(
  siteDir: string,
  installed: InstalledPackage,
  components: readonly UnrenderedComponent[],
): Promise<Renderings> {
  const thread = new Worker(path.join(__dirname, 'thread.cjs'), {
    exposedMethods: ['renderPackage'],
    numWorkers: 1,
    enableWorkerThreads: true,
    maxRetries: 0,
  }) as unknown as Thread;
  try {
    const requests = components
      .filter(({ ref }) => ref.kind !== 'none')
      .map((component) => requestOf(installed.name, component));
    return await thread.renderPackage(siteDir, installed.name, requests);
  } finally {
    await thread.end();
  }
}

/** Elements that comments name may be wrong; components that the code names are right. */
function withDefault(slot: ExtractedSlot, { slots }: Rendering): ExtractedSlot {
  const isComponent = slot.default !== undefined && !isTag(slot.default);
  return { ...slot, default: isComponent ? slot.default : (slots[slot.name] ?? slot.default) };
}

/** Adds facts about a slot that only the component that declares it has. */
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
 * Documents the unlisted slots that a component was seen to render, or passes on to their owner.
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
 * Adds facts from rendered components: the element that a ref refers to, and the elements that slots render by
 * default, which some comments get wrong. Without a rendering, nothing is claimed about the ref, and unlisted slots
 * are left out: some types declare slots that their component ignores.
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
