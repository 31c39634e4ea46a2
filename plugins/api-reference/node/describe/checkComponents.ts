import { anchorsOf } from '../../shared/component-page/anchors';
import type { ComponentApi } from '../../shared/component-page/types';
import { SECTION_IDS } from '../../shared/component-page/sections';

/**
 * Returns a problem for each anchor that two entries of a page share: a link would only reach the
 * first.
 */
export function ambiguousAnchors(api: ComponentApi): string[] {
  const anchors = [...SECTION_IDS, ...anchorsOf(api)];
  return anchors
    .filter((anchor, index) => anchors.indexOf(anchor) !== index)
    .map(
      (anchor) =>
        `${api.name}: two entries have the anchor #${anchor}; ` +
        'make them distinct in plugins/api-reference/shared/component-page/anchors.ts',
    );
}
