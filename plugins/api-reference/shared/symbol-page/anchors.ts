import { kebabCase, propAnchor } from '../component-page/anchors';
import type { SymbolSectionId } from './types';

/**
 * Returns the anchor of a member's row: `grid-col-def-prop-field`, like on a component page, or
 * `use-dialogs-return-value-open`, which distinguishes a hook's parameters from its return value.
 */
export function symbolAnchor(name: string, section: SymbolSectionId, member: string): string {
  return section === 'properties'
    ? propAnchor(name, member)
    : `${kebabCase(name)}-${section}-${member}`;
}
