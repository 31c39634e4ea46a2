import type { Part } from '../shared/types';
import type { ExtractedComponent } from '@component-docs/api-reference';
import { plainSummary } from '@component-docs/api-reference/node/describe/summaries';
import type { Lookup } from '@component-docs/api-reference/node/translation/lookup';
import {
  mapComponentTexts,
  translateTexts,
} from '@component-docs/api-reference/node/translation/mapTexts';

/**
 * Returns the parts of a component that have a class name: its slots, then its other classes.
 *
 * @param lookup finds the translations of their descriptions; without it, they stay English
 */
export function partsOf(component: ExtractedComponent, lookup?: Lookup): Part[] {
  const { slots, classes } = translateTexts(component, mapComponentTexts, lookup).item;
  const ofSlots = slots.flatMap(({ name, className, description }): Part[] =>
    className === undefined
      ? []
      : [{ kind: 'slot', name, className, description: plainSummary(description) }],
  );
  const names = new Set(ofSlots.map(({ className }) => className));
  const ofClasses = classes
    .filter(({ className, deprecated }) => deprecated === undefined && !names.has(className))
    .map(({ name, className, description }): Part => ({
      kind: 'class',
      name,
      className,
      description: plainSummary(description),
    }));
  return [...ofSlots, ...ofClasses];
}
