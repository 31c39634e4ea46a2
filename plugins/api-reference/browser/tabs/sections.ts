import { typeAnchor } from '../../shared/component-page/anchors';
import { definedTypes } from '../../shared/component-page/sections';
import type { ComponentApi, TocEntry, TypeApi } from '../../shared/component-page/types';
import type { ApiTabData, HookApi } from '../../shared/tabs';
import { apiTitle, sectionLabels } from '../component-page/labels';

type SectionName = keyof ReturnType<typeof sectionLabels>;

function tocOf(slug: string, name: string, ids: readonly SectionName[]): TocEntry[] {
  const labels = sectionLabels();
  return [
    { value: apiTitle({ name }), id: slug, level: 2 },
    ...ids.map((id) => ({ value: labels[id], id: `${slug}-${id}`, level: 3 })),
  ];
}

function componentToc({ name, slug, inheritance, slots, classes, history }: ComponentApi) {
  return tocOf(slug, name, [
    'import',
    'props',
    ...(inheritance ? (['inheritance'] as const) : []),
    ...(slots.length > 0 ? (['slots'] as const) : []),
    ...(classes.length > 0 ? (['css'] as const) : []),
    ...(history ? (['changes'] as const) : []),
  ]);
}

function hookToc({ name, slug, history }: HookApi) {
  return tocOf(slug, name, [
    'import',
    'parameters',
    'return-value',
    ...(history ? (['changes'] as const) : []),
  ]);
}

/**
 * Returns the types that a tab mentions, each once, even if several components or hooks mention it.
 */
export function allTypes(data: ApiTabData): TypeApi[] {
  const named = data.tab === 'components-api' ? data.components : data.hooks;
  return [
    ...new Map(
      named.flatMap(({ types }) => types.map((type) => [type.name, type] as const)),
    ).values(),
  ];
}

/**
 * Returns a tab's headings in order. Their anchors begin with the name of the component or hook, so
 * that they are unique on the page.
 */
export function tabToc(data: ApiTabData): TocEntry[] {
  const types = definedTypes(allTypes(data));
  return [
    ...(data.tab === 'components-api'
      ? data.components.flatMap(componentToc)
      : data.hooks.flatMap(hookToc)),
    ...(types.length > 0 ? [{ value: sectionLabels().types, id: 'types', level: 2 }] : []),
    ...types.map(({ name }) => ({ value: name, id: typeAnchor(name), level: 3 })),
  ];
}
