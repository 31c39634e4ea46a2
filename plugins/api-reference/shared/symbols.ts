import type { ApiPageData, EntryApi, PropApi } from './component-page/types';
import { kebabCase, propAnchor } from './component-page/anchors';

/** The sections of a page: the first for an interface, the others for a hook. */
export type SymbolSectionId = 'properties' | 'parameters' | 'return-value';

export interface SymbolSection {
  id: SymbolSectionId;
  /** Required first, then by name. */
  members: PropApi[];
  /** The return type of a hook, if it isn't an object with members. */
  type?: string;
}

/** An interface or a hook with its own page in the API reference. */
export interface SymbolApi extends EntryApi {
  kind: 'interface' | 'hook';
  sections: SymbolSection[];
}

/** The data of a page: the symbol, and the previous and next page. */
export type SymbolPageData = SymbolApi & Pick<ApiPageData, 'previous' | 'next'>;

/**
 * Returns the anchor of a member's row: `grid-col-def-prop-field`, like on a component page, or
 * `use-dialogs-return-value-open`, which distinguishes a hook's parameters from its return value.
 */
export function symbolAnchor(name: string, section: SymbolSectionId, member: string): string {
  return section === 'properties'
    ? propAnchor(name, member)
    : `${kebabCase(name)}-${section}-${member}`;
}
