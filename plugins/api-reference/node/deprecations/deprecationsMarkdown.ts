import type { Language } from '@component-docs/labels/shared/languages';
import { pageTextsIn } from '@component-docs/labels/node/texts';
import { inlineCode } from '@component-docs/kit/node/inlineCode';
import type { DeprecatedItem, Replacement } from './types';

function insteadOf({ instead }: Replacement, language: Language): string {
  return typeof instead === 'string' ? instead : instead[language];
}

function table({ members }: DeprecatedItem, language: Language): string[] {
  const texts = pageTextsIn(language);
  const rows = members.map(({ name, replacement }) => [
    inlineCode(name),
    insteadOf(replacement, language),
    replacement.codemod
      ? inlineCode(`deprecations/${replacement.codemod}`)
      : texts('deprecations.none'),
  ]);
  const titles = ['deprecated', 'instead', 'codemod'] as const;
  const lines = [
    titles.map((title) => texts(`deprecations.${title}`)),
    titles.map(() => ':--'),
    ...rows,
  ];
  return rows.length > 0 ? [lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')] : [];
}

/**
 * Returns what is deprecated as Markdown: a section for each component. The heading of a section is
 * only the component's name, so that its anchor is the same in all languages.
 *
 * @param depth heading level of the components, from 1
 */
export function deprecationsMarkdown(
  items: readonly DeprecatedItem[],
  language: Language,
  depth: number,
): string {
  const texts = pageTextsIn(language);
  return items
    .flatMap((item) => {
      const { name, path, component } = item;
      const instead = component && insteadOf(component, language);
      return [
        `${'#'.repeat(depth)} ${name}`,
        ...(instead === undefined ? [] : [texts('deprecations.component', { name, instead })]),
        ...table(item, language),
        texts('deprecations.api', { name, path }),
      ];
    })
    .join('\n\n');
}
