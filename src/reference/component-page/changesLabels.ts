import { translate } from '@docusaurus/Translate';
import type { HistoryApi } from './types';

/** Beside a prop: the release on record that it came with, in the reader's language. */
export function sinceLabel(version: string): string {
  return translate(
    {
      id: 'api.since',
      message: 'since {version}',
      description: 'Beside a prop: the release on record that it came with',
    },
    { version },
  );
}

/** In place of a component’s changes, with the earliest release that was compared. */
export function sameComponent(version: string): string {
  return translate(
    {
      id: 'api.changes.none',
      message: 'Props, slots, and CSS classes are the same as in {version}.',
      description: 'In place of a component’s changes',
    },
    { version },
  );
}

/** The same for a hook. */
export function sameHook(version: string): string {
  return translate(
    {
      id: 'api.changes.none.hook',
      message: 'Parameters and return value are the same as in {version}.',
      description: 'In place of a hook’s changes',
    },
    { version },
  );
}

/** The same for an interface. */
export function sameInterface(version: string): string {
  return translate(
    {
      id: 'api.changes.none.interface',
      message: 'Properties are the same as in {version}.',
      description: 'In place of an interface’s changes',
    },
    { version },
  );
}

/** Which releases were compared; or, where none changed anything, since when all is as it was. */
export function changesIntro({ compared, releases }: HistoryApi, same = sameComponent): string {
  const [oldest = ''] = compared;
  if (releases.length === 0) {
    return same(oldest);
  }
  return translate(
    {
      id: 'api.changes.compared',
      message:
        'These releases were compared: {versions}. A change stands under the first that has it.',
      description: 'Above a component’s or a hook’s changes; versions is a list of version numbers',
    },
    { versions: compared.join(', ') },
  );
}
