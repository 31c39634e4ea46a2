import { propAnchor } from '@component-docs/api-reference/shared/component-page/anchors';
import type { ComponentUse, PropInUse } from '../../shared/types';
import { plainSummary } from '@component-docs/api-reference/node/describe/summaries';
import type { DocumentedComponent } from './documentedProps';
import type { DemoUse } from './index';

/** Returns the site path of a component's API page; undefined if the page doesn't exist yet. */
export type ApiPageOf = (component: DocumentedComponent) => string | undefined;

function propInUse({ prop, owner }: DemoUse, apiPageOf: ApiPageOf): PropInUse {
  const documented = owner?.component.props.find(({ name }) => name === prop);
  const page = owner && apiPageOf(owner);
  const text = documented && plainSummary(documented.description);
  return {
    name: prop,
    ...(owner && page && { href: `${page}#${propAnchor(owner.component.name, prop)}` }),
    ...(text && { text }),
  };
}

function componentUse(uses: readonly DemoUse[], apiPageOf: ApiPageOf): ComponentUse[] {
  const [first] = uses;
  const href = first && apiPageOf(first.component);
  if (!first || !href) {
    return [];
  }
  const byProp = new Map(uses.map((use) => [use.prop, use]));
  return [
    {
      component: first.component.component.name,
      href,
      props: [...byProp.values()]
        .map((use) => propInUse(use, apiPageOf))
        // Undocumented props come last.
        .sort(
          (a, b) =>
            Number(b.href !== undefined) - Number(a.href !== undefined) ||
            a.name.localeCompare(b.name, 'en'),
        ),
    },
  ];
}

/**
 * Returns what each demo uses, by demo id. Components are in the order in which they first appear.
 */
export function usesOfDemos(
  uses: readonly DemoUse[],
  apiPageOf: ApiPageOf,
): Map<string, ComponentUse[]> {
  const demos = new Map<string, Map<unknown, DemoUse[]>>();
  for (const use of uses) {
    const components = demos.get(use.demo.id) ?? new Map<unknown, DemoUse[]>();
    const { component } = use.component;
    components.set(component, [...(components.get(component) ?? []), use]);
    demos.set(use.demo.id, components);
  }
  return new Map(
    [...demos].map(([id, components]) => [
      id,
      [...components.values()].flatMap((ofComponent) => componentUse(ofComponent, apiPageOf)),
    ]),
  );
}
