import { kebabCase, propAnchor } from '../component-page/anchors';
import type { SymbolSectionId } from './types';

/**
 * The fragment of a member's row: `grid-col-def-prop-field`, as on the page of a component, and
 * `use-dialogs-return-value-open`, which tells apart what a hook takes and gives.
 */
export function symbolAnchor(name: string, section: SymbolSectionId, member: string): string {
  return section === 'properties'
    ? propAnchor(name, member)
    : `${kebabCase(name)}-${section}-${member}`;
}
