import { translate } from '@docusaurus/Translate';
import type { ControlValue } from '../../shared/types';

/** Returns the text of a choice: the value as in code, or a word for the choice without the prop. */
export function labelOf(option: ControlValue | undefined): string {
  return option === undefined
    ? translate({
        id: 'playground.notSet',
        message: 'Not set',
        description: 'Choice of a playground: the component without the prop',
      })
    : String(option);
}
