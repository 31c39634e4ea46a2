import { plainSummary } from '@component-docs/api-reference/node/describe/summaries';
import { readLinkTargets } from '@component-docs/api-reference/node/links/libraryLinks';
import { createLinkResolver } from '@component-docs/api-reference/node/links/libraryLinks';
import { propAnchor } from '@component-docs/api-reference/shared/component-page/anchors';
import type { ComponentUse, PropInUse } from '../../shared/types';
import { groupBy } from '@component-docs/kit/node/groupBy';
import type { DemoUse, DocumentedComponent } from './documentedUses';
import { readPropIndex } from './index';

/** Returns the site path of a component's API page; undefined if the page doesn't exist yet. */
type ApiPageOf = (component: DocumentedComponent) => string | undefined;

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

function componentUse(
  { component }: DocumentedComponent,
  href: string,
  uses: readonly DemoUse[],
  apiPageOf: ApiPageOf,
): ComponentUse {
  const byProp = new Map(uses.map((use) => [use.prop, use]));
  const props = [...byProp.values()].map((use) => propInUse(use, apiPageOf));
  // Undocumented props come last.
  props.sort(
    (a, b) =>
      Number(b.href !== undefined) - Number(a.href !== undefined) ||
      a.name.localeCompare(b.name, 'en'),
  );
  return { component: component.name, href, props };
}

/** Returns the components that each demo uses, by demo id, in the order in which they first appear. */
export function usesOfDemos(
  uses: readonly DemoUse[],
  apiPageOf: ApiPageOf,
): Map<string, ComponentUse[]> {
  const demos = groupBy(uses, ({ demo }) => demo.id);
  return new Map(
    [...demos].map(([id, ofDemo]) => [
      id,
      [...groupBy(ofDemo, ({ component }) => component)].flatMap(([component, ofComponent]) => {
        const href = apiPageOf(component);
        return href ? [componentUse(component, href, ofComponent, apiPageOf)] : [];
      }),
    ]),
  );
}

/**
 * Returns the components and props that each demo uses, by demo id, with links to the API
 * reference.
 *
 * Throws, with file and line, when a demo uses a component that its import does not resolve to.
 */
export async function readDemoUses(siteDir: string): Promise<Map<string, ComponentUse[]>> {
  const [uses, targets] = await Promise.all([readPropIndex(siteDir), readLinkTargets(siteDir)]);
  const resolve = createLinkResolver(targets, '/');
  return usesOfDemos(uses, ({ component }) =>
    resolve(component.pageUrl)?.replace(/#.*$/, '').replace(/\/$/, ''),
  );
}
