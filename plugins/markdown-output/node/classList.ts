import type {
  ClassApi,
  ComponentApi,
} from '@component-docs/api-reference/shared/component-page/types';
import { labelOf } from './apiLabels';
import type { PageContext } from './apiLabels';
import { code, htmlToLine } from './htmlToMarkdown';

const CODE = /`[^`]+`/g;

/** Returns the classes of a replacement: the links of a deprecation that lead to classes. */
function replacementOf({ deprecated }: ClassApi, { linkTo }: PageContext): string {
  const text = htmlToLine(deprecated?.html ?? '', linkTo);
  const classes = [...text.matchAll(/\[`?(\.[\w-]+)`?\]/g)].map(([, name]) => name);
  return classes.length > 0 ? classes.join('') : text;
}

/**
 * Returns lists of classes. Classes whose descriptions differ in their code only share a line, because
 * packages repeat one sentence for dozens of them; classes whose descriptions have no code follow by name,
 * which says the same. Deprecated classes are in a block of their own, as `old → new`.
 */
export function classList(
  { classes }: Pick<ComponentApi, 'classes'>,
  context: PageContext,
): string[] {
  const groups = new Map<string, string[]>();
  const addTo = (sentence: string, name: string) =>
    groups.set(sentence, [...(groups.get(sentence) ?? []), name]);
  for (const { className, descriptionHtml } of classes.filter(({ deprecated }) => !deprecated)) {
    const text = htmlToLine(descriptionHtml, context.linkTo);
    const found = (text.match(CODE) ?? []).join(', ');
    const name = code(`.${className}`);
    addTo(found ? text.replace(CODE, '…') : '', found ? `${name} (${found})` : name);
  }
  const lines = [...groups].map(([sentence, names]) =>
    [`- ${names.join(', ')}`, sentence].filter(Boolean).join(': '),
  );
  const former = classes
    .filter(({ deprecated }) => deprecated)
    .map((rule) =>
      [`.${rule.className}`, replacementOf(rule, context)].filter(Boolean).join(' → '),
    );
  return former.length === 0
    ? lines
    : [...lines, '', `${labelOf('api.deprecated', context)}:`, '', '```text', ...former, '```'];
}
