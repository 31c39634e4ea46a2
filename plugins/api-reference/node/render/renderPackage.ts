import { createRequire } from 'node:module';
import path from 'node:path';
import { createElement, forwardRef } from 'react';
import type { ElementType, ReactElement, ReactNode } from 'react';
import { LIBRARY } from '@component-docs/kit/shared/site/library';
import type { RefApi } from '@component-docs/react-api-model/model/extracted';
import { elementAt, pathOf, mounted } from './mount';
import type { Rendering, RenderRequest, Renderings } from './renderings';

type Props = Readonly<Record<string, unknown>>;

/** The props and surroundings that a component needs to be rendered. */
interface Example {
  props?: Props;
  /** Components of the same package around it, from the outside in, with their props. */
  inside?: readonly (readonly [component: string, props?: Props])[];
  /** Props without which a slot isn't rendered, by slot. */
  slots?: Readonly<Record<string, Props>>;
}

/**
 * The components that can't be rendered without props or context, or that don't render all slots then:
 * `@acme/ui/Button`. A site's module exports them as `EXAMPLES`.
 */
export type Examples = Readonly<Record<string, Example>>;

/** Marks the child of components that need one. */
const CHILD = 'data-child';
const child = createElement('i', { [CHILD]: '' }, 'a');

/** Returns a component of the same package. */
type LoadSibling = (name: string) => ElementType;

/** The element that is rendered in place of a slot, with the children of the slot. */
const PROBE = 'slot-probe';
const Probe = forwardRef<Element, { children?: ReactNode }>(function Probe({ children }, ref) {
  return createElement(PROBE, { ref }, typeof children === 'function' ? null : children);
});

/** The props that show a component, where it has them. */
const SHOWING: Props = { open: true, in: true };

function propsOf({ props }: RenderRequest, example: Example): Props {
  const showing = Object.entries(SHOWING).filter(([name]) => props.includes(name));
  return { ...Object.fromEntries(showing), ...example.props };
}

/** Returns the component inside the components that it needs around it. */
function inContext(element: ReactElement, { inside = [] }: Example, load: LoadSibling) {
  return inside.reduceRight(
    (content, [name, props]) => createElement(load(name), { ...props, children: content }),
    element,
  );
}

function refOf(element: Element, container: Element): RefApi {
  const tag = element.tagName.toLowerCase();
  if (element === document.body) {
    return { kind: 'any' };
  }
  if (element.hasAttribute(CHILD)) {
    return { kind: 'child' };
  }
  // The root is in the container, or in a portal; with components around it, both may be elsewhere.
  const isRoot = [container, document.body].some((parent) => element.parentElement === parent);
  return isRoot ? { kind: 'root', tag } : { kind: 'element', tag };
}

/** Returns the first result of rendering without and with a child: some components need one. */
function tryChildren<Result>(render: (children: Props) => Result | undefined): Result | undefined {
  return render({}) ?? render({ children: child });
}

function readRef(create: (props: Props) => ReactElement, isAlone: boolean): RefApi | undefined {
  return tryChildren((children) => {
    const ref: { current: unknown } = { current: null };
    return mounted(create({ ref, ...children }), (container) => {
      const { current } = ref;
      if (!(current instanceof Element)) {
        return undefined;
      }
      const found = refOf(current, container);
      // Around it are other components, so that its place says nothing.
      return isAlone || found.kind !== 'element'
        ? found
        : { kind: 'root' as const, tag: found.tag };
    });
  });
}

/**
 * Returns the tag of the element that a slot renders by default: the one with the slot's class, or
 * the one in the place where something else was rendered in this slot.
 */
function readSlot(
  create: (props: Props) => ReactElement,
  { name, className }: RenderRequest['slots'][number],
): string | undefined {
  return tryChildren((children) => {
    const path = mounted(create({ ...children, slots: { [name]: Probe } }), () => {
      const probe = document.querySelector(PROBE);
      return probe ? pathOf(probe) : undefined;
    });
    return (
      path &&
      mounted(create(children), () => {
        const ofClass = className && document.querySelector(`.${className}`);
        return (ofClass || elementAt(document.body, path))?.tagName.toLowerCase();
      })
    );
  });
}

/** Renders a component, and reads the elements of its ref and of its slots. */
function renderComponent(
  Component: ElementType,
  request: RenderRequest,
  example: Example,
  load: LoadSibling,
): Rendering {
  const props = propsOf(request, example);
  const createWith = (extra: Props) => (own: Props) =>
    inContext(createElement(Component, { ...props, ...extra, ...own }), example, load);
  const ref = readRef(createWith({}), example.inside === undefined);
  const slots = request.slots.flatMap((slot) => {
    const tag = readSlot(createWith(example.slots?.[slot.name] ?? {}), slot);
    return tag === undefined ? [] : [[slot.name, tag] as const];
  });
  return { ...(ref && { ref }), slots: Object.fromEntries(slots) };
}

type Module = Readonly<Partial<Record<string, ElementType>>>;

/**
 * Renders components of a package. It runs in a thread that has a document.
 *
 * @param siteDir the folder whose `node_modules` has the package
 */
export function renderPackage(
  siteDir: string,
  packageName: string,
  requests: readonly RenderRequest[],
): Renderings {
  // Components warn about examples that lack props.
  console.error = console.warn = () => undefined;
  const require = createRequire(path.join(siteDir, 'package.json'));
  const load = (module: string, name: string): ElementType => {
    const loaded = require(module) as Module;
    const component = loaded[name] ?? loaded.default;
    if (!component) {
      throw new Error(`${module} has no ${name}`);
    }
    return component;
  };
  const { EXAMPLES = {} } = LIBRARY.examples
    ? (require(LIBRARY.examples) as { EXAMPLES?: Examples })
    : {};
  const loadSibling = (name: string) => load(`${packageName}/${name}`, name);
  const renderings = requests.flatMap((request) => {
    try {
      const example = EXAMPLES[`${packageName}/${request.name}`] ?? {};
      const component = load(request.module, request.exportName);
      return [[request.name, renderComponent(component, request, example, loadSibling)] as const];
    } catch {
      // Its module needs a package that isn't installed: nothing is known about the component then.
      return [];
    }
  });
  return Object.fromEntries(renderings);
}
