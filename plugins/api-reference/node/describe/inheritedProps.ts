import { namesIn } from '../../shared/component-page/typeParts';
import type {
  ComponentApi,
  InheritedPropApi,
  PropApi,
  TypeApi,
} from '../../shared/component-page/types';
import { firstSentence } from './summaries';

function inheritedProps(api: ComponentApi, parent: ComponentApi, page: string): InheritedPropApi[] {
  const own = new Set(api.props.map(({ name }) => name));
  const defaults = new Map(Object.entries(api.inheritance?.defaults ?? {}));
  const defaultOf = ({ name, default: code }: PropApi) =>
    defaults.has(name) ? (defaults.get(name) ?? undefined) : code;
  return parent.props
    .filter(({ name }) => !own.has(name))
    .map((prop) => ({ ...prop, default: defaultOf(prop) }))
    .map(({ name, anchor, type, default: defaultValue, descriptionHtml, deprecated }) => ({
      name,
      type,
      ...(defaultValue !== undefined && { default: defaultValue }),
      summaryHtml: firstSentence(descriptionHtml),
      ...(deprecated && { deprecated }),
      href: `${page}#${anchor}`,
    }));
}

/** Returns the types that inherited props name and that the component's own page doesn't define. */
function inheritedTypes(
  { types }: ComponentApi,
  parent: ComponentApi,
  { href, props }: { href: string; props: readonly InheritedPropApi[] },
): TypeApi[] {
  const own = new Set(types.map(({ name }) => name));
  const byName = new Map(parent.types.map((type) => [type.name, type]));
  const isNew = (name: string) => byName.has(name) && !own.has(name);
  const names = new Set(props.flatMap(({ type }) => namesIn(type, isNew)));
  return parent.types
    .filter(({ name }) => names.has(name))
    .map((type) => ({
      name: type.name,
      href: type.href.startsWith('#') ? href + type.href : type.href,
    }));
}

function withPropsOf(api: ComponentApi, parent: ComponentApi, href: string): ComponentApi {
  const props = inheritedProps(api, parent, href);
  return {
    ...api,
    ...(parent.hasDrafts && { hasDrafts: true }),
    inheritance: { component: parent.name, href, props },
    types: [...api.types, ...inheritedTypes(api, parent, { href, props })],
  };
}

/**
 * Adds the inherited props to each component that is built on another one: a summary of each prop
 * on the other component's page, except for props that the component documents itself.
 *
 * @param apis the components of one product; inheritance is only resolved among these
 */
export function withInheritedProps(apis: readonly ComponentApi[]): ComponentApi[] {
  const byName = new Map(apis.map((api) => [api.name, api]));
  return apis.map((api) => {
    const { inheritance } = api;
    const parent = inheritance && byName.get(inheritance.component);
    return inheritance && parent ? withPropsOf(api, parent, inheritance.href) : api;
  });
}
