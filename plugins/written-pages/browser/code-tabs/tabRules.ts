import { attributeOf } from '../../shared/tabChoice';

/**
 * Returns CSS that shows one panel of a group of code tabs and marks its tab: the chosen one, or the
 * first if the attribute is absent or isn't one of this group's tabs.
 */
export function tabRules(storageKey: string, names: readonly string[]): string {
  const group = `[data-code-tabs="${storageKey}"]`;
  const attribute = attributeOf(storageKey);
  const chosen = (name: string) => `:root[${attribute}="${name}"]`;
  const noneChosen = `:root${names.map((name) => `:not([${attribute}="${name}"])`).join('')}`;
  const select = (root: string, name: string) => [
    `${root} ${group} [data-code-panel="${name}"]`,
    `${root} ${group} [data-code-tab="${name}"]`,
  ];
  const pairs = [
    ...names.map((name) => select(chosen(name), name)),
    ...names.slice(0, 1).map((name) => select(noneChosen, name)),
  ];
  return [
    `${group} [data-code-panel]{display:none}`,
    `${pairs.map(([panel]) => panel).join(',')}{display:block}`,
    `${pairs.map(([, tab]) => tab).join(',')}{color:var(--docs-code-text);border-block-end-color:var(--docs-primary-400)}`,
  ].join('');
}
