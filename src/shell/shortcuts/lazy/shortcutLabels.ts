import { translate } from '@docusaurus/Translate';
import type { Shortcut } from '../shortcutKeys';

/** Returns what each shortcut does, in the order of the list. */
export function shortcutLabels(): Readonly<Record<Shortcut | 'search', string>> {
  return {
    search: translate({
      id: 'shortcuts.search',
      message: 'Search',
      description: 'In the list of keyboard shortcuts',
    }),
    nextPage: translate({
      id: 'shortcuts.nextPage',
      message: 'Next page',
      description: 'In the list of keyboard shortcuts',
    }),
    previousPage: translate({
      id: 'shortcuts.previousPage',
      message: 'Previous page',
      description: 'In the list of keyboard shortcuts',
    }),
    nextHeading: translate({
      id: 'shortcuts.nextHeading',
      message: 'Next heading',
      description: 'In the list of keyboard shortcuts',
    }),
    previousHeading: translate({
      id: 'shortcuts.previousHeading',
      message: 'Previous heading',
      description: 'In the list of keyboard shortcuts',
    }),
    nextDemo: translate({
      id: 'shortcuts.nextDemo',
      message: 'Next demo',
      description: 'In the list of keyboard shortcuts',
    }),
    previousDemo: translate({
      id: 'shortcuts.previousDemo',
      message: 'Previous demo',
      description: 'In the list of keyboard shortcuts',
    }),
    expandCode: translate({
      id: 'shortcuts.expandCode',
      message: 'Expand or collapse the code of the demo',
      description: 'In the list of keyboard shortcuts',
    }),
    copyCode: translate({
      id: 'shortcuts.copyCode',
      message: 'Copy the code of the demo',
      description: 'In the list of keyboard shortcuts',
    }),
    mode: translate({
      id: 'shortcuts.mode',
      message: 'Light or dark mode',
      description: 'In the list of keyboard shortcuts',
    }),
    language: translate({
      id: 'shortcuts.language',
      message: 'Other language',
      description: 'In the list of keyboard shortcuts',
    }),
    list: translate({
      id: 'shortcuts.list',
      message: 'Open this list',
      description: 'In the list of keyboard shortcuts',
    }),
  };
}
