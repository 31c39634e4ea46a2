import type { Language } from '../../../src/navigation/shared/pathnameToLanguage';
import { inlineCode } from '../../lib/inlineCode';
import { DEPRECATION_LABELS } from './labels';
import type { DeprecatedItem, Replacement } from './types';

function insteadOf({ instead }: Replacement, language: Language): string {
  return typeof instead === 'string' ? instead : instead[language];
}

function table({ members }: DeprecatedItem, language: Language): string[] {
  const { deprecated, instead, codemod, none } = DEPRECATION_LABELS[language];
  const rows = members.map(({ name, replacement }) => [
    inlineCode(name),
    insteadOf(replacement, language),
    replacement.codemod ? inlineCode(`deprecations/${replacement.codemod}`) : none,
  ]);
  const lines = [[deprecated, instead, codemod], [':--', ':--', ':--'], ...rows];
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
  const { component, api } = DEPRECATION_LABELS[language];
  return items
    .flatMap((item) => [
      `${'#'.repeat(depth)} ${item.name}`,
      ...(item.component ? [component(item.name, insteadOf(item.component, language))] : []),
      ...table(item, language),
      api(item.name, item.path),
    ])
    .join('\n\n');
}
