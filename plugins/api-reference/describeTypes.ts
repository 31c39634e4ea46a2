import { typeAnchor } from '../../src/api-reference/anchors';
import { namesIn } from '../../src/api-reference/typeParts';
import type { TypeApi } from '../../src/api-reference/types';
import type { ExtractedComponent, ExtractedType } from './model';
import { LIBRARY_SITE, resolveHref } from './rewriteLinks';
import type { ResolveLink } from './rewriteLinks';
import { typeGuide, typeReference } from './typeReferences';

export interface TypesContext {
  product: string;
  resolveLink: ResolveLink;
  /** The API pages of components on the library's public site, by name. */
  componentPages: ReadonlyMap<string, string>;
}

/** The component whose props a type has by its name: `BadgeProps`, `BadgeOwnProps`. */
function propsOwner(name: string): string | undefined {
  return /^(?:Base)?(\w+?)(?:Own)?Props$/.exec(name)?.[1];
}

/** Where a type is described, if that is not among the page's own definitions. */
function placeElsewhere(
  { name, origin }: ExtractedType,
  { product, resolveLink, componentPages }: TypesContext,
): string | undefined {
  if (origin !== 'package') {
    return typeReference(name, origin);
  }
  const page = componentPages.get(propsOwner(name) ?? '');
  if (page !== undefined) {
    // Where several components share a page, the address has the component's anchor already.
    return resolveHref(page + (page.includes('#') ? '-props' : '#props'), resolveLink);
  }
  const guide = typeGuide(name, product);
  return guide === undefined ? undefined : resolveHref(LIBRARY_SITE + guide, resolveLink);
}

/**
 * The types that can be looked up on a page: those that its texts name, then those that the
 * definitions of these name. A type of React, of the DOM, and the props of a component lead to the
 * page that describes them.
 *
 * @param texts the types as the page shows them
 * @param own gives the section for a type that the page describes anyway
 */
export function describeTypes(
  texts: readonly string[],
  types: readonly ExtractedType[],
  context: TypesContext,
  own: (name: string) => string | undefined = () => undefined,
): TypeApi[] {
  const byName = new Map(types.map((type) => [type.name, type]));
  const found = new Map<string, TypeApi>();
  const pending = [...texts];
  for (const text of pending) {
    for (const name of namesIn(
      text,
      (candidate) => byName.has(candidate) && !found.has(candidate),
    )) {
      const type = byName.get(name);
      const href = own(name) ?? (type && placeElsewhere(type, context));
      if (href !== undefined) {
        found.set(name, { name, href });
      } else if (type?.definition !== undefined) {
        const { definition } = type;
        found.set(name, { name, href: `#${typeAnchor(name)}`, definition });
        pending.push(definition);
      }
    }
  }
  return [...found.values()];
}

/** The types of a component's page. Its own props and classes have sections there. */
export function componentTypes(component: ExtractedComponent, context: TypesContext): TypeApi[] {
  const { name, props, classes, types } = component;
  const texts = props.map(({ type }) => type);
  return describeTypes(texts, types, context, (type) => {
    if (propsOwner(type) === name) {
      return '#props';
    }
    return type === `${name}Classes` && classes.length > 0 ? '#css' : undefined;
  });
}
