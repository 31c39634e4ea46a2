import { translate } from '@docusaurus/Translate';
import type { SaveFailure } from '../saved/saveProgress';

/** Returns what the reader is told when a save failed. */
export function failureText(failure: SaveFailure): string {
  switch (failure) {
    case 'full':
      return translate({
        id: 'offline.failure.full',
        message:
          'There isn’t enough space on this device. What you saved before is still there. Free some space, or save less.',
        description: 'Why pages couldn’t be saved',
      });
    case 'network':
      return translate({
        id: 'offline.failure.network',
        message: 'The connection broke. Resume once you are connected.',
        description: 'Why pages couldn’t be saved',
      });
    case 'changed':
      return translate({
        id: 'offline.failure.changed',
        message: 'The site was updated in the meantime. Resume to save its new pages.',
        description: 'Why pages couldn’t be saved',
      });
    case 'busy':
      return translate({
        id: 'offline.failure.busy',
        message: 'Another tab is saving. Wait until it is done.',
        description: 'Why pages couldn’t be saved',
      });
    case 'refused':
      return translate({
        id: 'offline.failure.refused',
        message: 'Your browser refused to store the pages.',
        description: 'Why pages couldn’t be saved',
      });
  }
}
