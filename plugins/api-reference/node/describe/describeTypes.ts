import { typeAnchor } from '../../shared/component-page/anchors';
import { definedTypes } from '../../shared/component-page/sections';
import { namesIn } from '../../shared/component-page/typeParts';
import type { TypeApi } from '../../shared/component-page/types';
import type {
  ExtractedComponent,
  ExtractedType,
  ExtractedSymbol,
} from '@component-docs/react-api-model/model/extracted';
import { LIBRARY_SITE, resolveHref } from './html';
import type { ResolveLink } from './html';
import { LIBRARY } from '@component-docs/kit/shared/site/library';
import { typeReference } from '@component-docs/react-api-model/extract/typeReferences';

export interface TypesContext {
  product: string;
  resolveLink: ResolveLink;
  /** The API pages of components on the library's public site: by `@acme/ui/Chip`. */
  componentPages: ReadonlyMap<string, string>;
  /** This site's pages of interfaces and hooks, by every name that they have. */
  symbolPages: ReadonlyMap<string, string>;
}

/** A page with more definitions than this only defines the types that its own texts name. */
const MAX_DEFINITIONS = 40;

/** Returns the component whose props a type holds, by its name: `Badge` for `BadgeOwnProps`. */
function propsOwner(name: string): string | undefined {
  return /^(?:Base)?(\w+?)(?:Own)?Props$/.exec(name)?.[1];
}

/** Returns the URL where a type is described outside the page's own definitions. */
function placeElsewhere(
  { name, origin, packageName, isComponent }: ExtractedType,
  { product, resolveLink, componentPages, symbolPages }: TypesContext,
): string | undefined {
  if (origin !== 'package') {
    return typeReference(name, origin);
  }
  const symbolPage = symbolPages.get(name);
  if (symbolPage !== undefined) {
    return symbolPage;
  }
  const component = isComponent ? name : propsOwner(name);
  const page = componentPages.get(`${packageName}/${component}`);
  if (page !== undefined) {
    // If several components share a page, the URL already has the component's anchor.
    return resolveHref(page + (page.includes('#') ? '-props' : '#props'), resolveLink);
  }
  const guide = LIBRARY.typeGuides?.[name]?.[product];
  return guide === undefined ? undefined : resolveHref(LIBRARY_SITE + guide, resolveLink);
}

/** How `follow` looks up types. */
interface Lookup {
  types: ReadonlyMap<string, ExtractedType>;
  /** Returns the URL where a type is described outside the page's definitions. */
  placeOf: (type: ExtractedType) => string | undefined;
  isDefined: (name: string) => boolean;
}

/** Collects the types that texts name, then the types that the definitions of these name, and so on. */
function follow(texts: readonly string[], { types, placeOf, isDefined }: Lookup): TypeApi[] {
  const found = new Map<string, TypeApi>();
  const pending = [...texts];
  const isNew = (name: string) => types.has(name) && !found.has(name);
  for (const text of pending) {
    for (const name of namesIn(text, isNew)) {
      const type = types.get(name);
      const href = type && placeOf(type);
      if (href !== undefined) {
        found.set(name, { name, href });
      } else if (type?.definition !== undefined && isDefined(name)) {
        const { definition } = type;
        found.set(name, { name, href: `#${typeAnchor(name)}`, definition });
        pending.push(definition);
      }
    }
  }
  return [...found.values()];
}

/** Returns the type that a definition maps: `Slots` in `{ [K in keyof Slots]: … }`. */
function mappedType(definition = ''): string | undefined {
  return /\[\w+ in keyof (\w+)\]/.exec(definition)?.[1];
}

/**
 * Returns the types that can be looked up on a page: the types that its texts name, then the types that the
 * definitions of these name, unless there would be too many. A type of React, of the DOM, or with its own
 * page, and the props of a component, link to the page that describes them.
 *
 * @param texts the types as the page shows them
 * @param own returns the section for a type that the page describes anyway
 */
export function describeTypes(
  texts: readonly string[],
  types: readonly ExtractedType[],
  context: TypesContext,
  own: (name: string) => string | undefined = () => undefined,
): TypeApi[] {
  const lookup: Lookup = {
    types: new Map(types.map((type) => [type.name, type])),
    placeOf: (type) => own(type.name) ?? placeElsewhere(type, context),
    isDefined: () => true,
  };
  const all = follow(texts, lookup);
  if (definedTypes(all).length <= MAX_DEFINITIONS) {
    return all;
  }
  const isType = (name: string) => lookup.types.has(name);
  const inTexts = texts.flatMap((text) => namesIn(text, isType));
  const mapped = inTexts.flatMap((name) => mappedType(lookup.types.get(name)?.definition) ?? []);
  const named = new Set([...inTexts, ...mapped]);
  return follow(texts, { ...lookup, isDefined: (name) => named.has(name) });
}

/** Returns the types of a component's page. The page has sections for its own props and classes. */
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

/** Returns the types of an interface's or hook's page, which has a section for own properties. */
export function symbolTypes(symbol: ExtractedSymbol, context: TypesContext): TypeApi[] {
  const { name, aliasOf, kind, sections, types } = symbol;
  const texts = sections.flatMap(({ members, type }) => [
    ...members.map((member) => member.type),
    ...(type === undefined ? [] : [type]),
  ]);
  return describeTypes(texts, types, context, (type) =>
    kind === 'interface' && [name, aliasOf].includes(type) ? '#properties' : undefined,
  );
}
