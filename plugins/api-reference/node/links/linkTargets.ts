import { classAnchor, cssAnchor, kebabCase, propAnchor } from '../../shared/component-page/anchors';
import { SECTION_IDS } from '../../shared/component-page/sections';
import { isPlanned } from '@component-docs/page-tree/shared/isPlanned';
import { normalizePathname } from '@component-docs/page-tree/shared/normalizePathname';
import { TREE_IDS } from '@component-docs/page-tree/shared/types';
import type { PageTrees } from '@component-docs/page-tree/shared/types';
import { walkPages } from '@component-docs/page-tree/shared/walkPages';
import type { ExtractedComponent } from '..';
import { apiPath } from './apiPath';
import type { ApiPlace } from './apiPath';

/** The site paths that a link in a package's comment can lead to. */
export interface LinkTargets {
  written: ReadonlySet<string>;
  /** Pages that so far exist only on the library's public site. */
  planned: ReadonlySet<string>;
  /** The anchors of each API page. */
  api: ReadonlyMap<string, ReadonlySet<string>>;
}

function anchorsOf({ name, props, slots, classes }: ExtractedComponent): Set<string> {
  return new Set([
    ...SECTION_IDS,
    ...props.map((prop) => propAnchor(name, prop.name)),
    ...slots.map((slot) => cssAnchor(name, slot.className ?? slot.name)),
    ...classes.flatMap((item) => [classAnchor(name, item.name), cssAnchor(name, item.className)]),
  ]);
}

/** A product and the components that have an API page in it. */
export interface ApiComponents {
  product: ApiPlace;
  components: readonly ExtractedComponent[];
}

/**
 * Collects the pages of the page trees and of the API reference of every product.
 *
 * @param written site paths of all existing pages
 */
export function linkTargets(
  trees: PageTrees,
  written: ReadonlySet<string>,
  apis: readonly ApiComponents[],
): LinkTargets {
  const planned = TREE_IDS.flatMap((id) => walkPages(trees[id]))
    .filter(({ item }) => isPlanned(item, written))
    .map(({ item }) => normalizePathname(item.pathname));
  return {
    written,
    planned: new Set(planned),
    api: new Map(
      apis.flatMap(({ product, components }) =>
        components.map((component) => [
          apiPath('/', product, kebabCase(component.name)),
          anchorsOf(component),
        ]),
      ),
    ),
  };
}
