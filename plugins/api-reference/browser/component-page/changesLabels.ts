import { translate } from '@docusaurus/Translate';
import type { HistoryApi } from '../../shared/component-page/types';

/** Returns the label next to a prop with the release that added it, in the reader's language. */
export function sinceLabel(version: string): string {
  return translate(
    {
      id: 'api.since',
      message: 'since {version}',
      description: 'Beside a prop: the release that it came with',
    },
    { version },
  );
}

/** Returns the text for a component without changes since `version`, the earliest compared release. */
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

/** Returns the same text for a hook. */
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

/** Returns the same text for an interface. */
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

/** Returns a sentence that names the compared releases, or says that nothing has changed since the oldest. */
export function changesIntro({ from, to, releases }: HistoryApi, same = sameComponent): string {
  if (releases.length === 0) {
    return same(from);
  }
  return translate(
    {
      id: 'api.changes.compared',
      message:
        'Releases from {from} to {to} were compared. Each change is listed under the first release that has it.',
      description: 'Above a component’s or a hook’s changes; from and to are version numbers',
    },
    { from, to },
  );
}
