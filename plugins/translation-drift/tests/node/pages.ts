import type { PageDrift, SectionState } from '../../node/types';

/** Returns a translated page with sections in the given states, named `<state>-<number>`. */
export function pageWith(locale: string, ...states: readonly SectionState[]): PageDrift {
  return {
    translation: {
      locale,
      page: '/material-ui/react-button',
      file: `i18n/${locale}/button.mdx`,
      source: 'docs/button.mdx',
      record: `i18n/${locale}/button.sections.json`,
    },
    sections: states.map((state, index) => ({
      id: `${state}-${index + 1}`,
      title: 'Some section',
      state,
      line: state === 'missing' ? undefined : 10 + index,
      englishLine: state === 'orphaned' ? undefined : 20 + index,
    })),
  };
}
