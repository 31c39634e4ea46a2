import type { Correction } from '@component-docs/kit/shared/site/types';
import type { ExtractedComponent } from '@component-docs/react-api-model/model/extracted';
import { mapComponentTexts } from './translation/mapTexts';

/**
 * Corrects a component's texts and the defaults of its slots where a comment contradicts the code.
 * A text that isn't the known wrong one stays: the package may have corrected it.
 *
 * @param corrections those of the component's package, by place
 */
export function correctTexts(
  component: ExtractedComponent,
  corrections: Readonly<Record<string, Correction>> = {},
): ExtractedComponent {
  const correct = (text: string, place: string) => {
    const known = corrections[place];
    return known?.wrong === text ? known.right : text;
  };
  const corrected = mapComponentTexts(component, correct);
  const { name, slots } = corrected;
  return {
    ...corrected,
    slots: slots.map((slot) =>
      slot.default === undefined
        ? slot
        : { ...slot, default: correct(slot.default, `${name}.slots.${slot.name}.default`) },
    ),
  };
}
