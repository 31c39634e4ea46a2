import { anchorsOf } from '../../../../src/reference/component-page/anchors';
import type { ComponentApi } from '../../../../src/reference/component-page/types';
import { SECTION_IDS } from '../../../../src/reference/component-page/sections';
import type { ExtractedComponent } from '../model/component';

/** Names that were asked for and are not there, each with what to do. */
export function unknownComponents(
  wanted: readonly string[],
  found: readonly ExtractedComponent[],
): string[] {
  const names = new Set(found.map(({ name }) => name));
  return wanted
    .filter((name) => !names.has(name))
    .map((name) => `${name}: no such component; check its spelling, or take it out of the list`);
}

/** Fragments that stand for two things on one page: a link could reach only the first. */
export function ambiguousAnchors(api: ComponentApi): string[] {
  const anchors = [...SECTION_IDS, ...anchorsOf(api)];
  return anchors
    .filter((anchor, index) => anchors.indexOf(anchor) !== index)
    .map(
      (anchor) =>
        `${api.name}: two entries have the anchor #${anchor}; ` +
        'tell them apart in src/reference/component-page/anchors.ts',
    );
}
