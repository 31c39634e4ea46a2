import type { ComponentApi, InheritedPropApi } from '../../src/api-reference/types';
import { firstSentence } from './firstSentence';

function inheritedProps(api: ComponentApi, parent: ComponentApi, page: string): InheritedPropApi[] {
  const own = new Set(api.props.map(({ name }) => name));
  return parent.props
    .filter(({ name }) => !own.has(name))
    .map(({ name, anchor, type, default: defaultValue, descriptionHtml }) => ({
      name,
      type,
      ...(defaultValue !== undefined && { default: defaultValue }),
      summaryHtml: firstSentence(descriptionHtml),
      href: `${page}#${anchor}`,
    }));
}

/**
 * Adds to each component that is built on another one the props that it takes over: those of the
 * other's own page, in short, without the ones that it documents itself.
 *
 * Takes the components of one product, because only these have pages beside each other.
 */
export function withInheritedProps(apis: readonly ComponentApi[]): ComponentApi[] {
  const byName = new Map(apis.map((api) => [api.name, api]));
  return apis.map((api) => {
    const { inheritance } = api;
    const parent = inheritance && byName.get(inheritance.component);
    return inheritance && parent
      ? {
          ...api,
          inheritance: { ...inheritance, props: inheritedProps(api, parent, inheritance.href) },
        }
      : api;
  });
}
