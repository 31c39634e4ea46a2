import { typeAnchor } from '../../shared/component-page/anchors';
import type { SectionLabels } from '../../shared/component-page/sections';
import type { ComponentApi, TocEntry, TypeApi } from '../../shared/component-page/types';
import type { ApiTabData, HookApi } from '../../shared/tabs/types';

/** The texts of a tab's headings, in the reader's language. */
export interface TabLabels extends Pick<
  SectionLabels,
  'import' | 'props' | 'slots' | 'css' | 'types' | 'changes'
> {
  inheritance: string;
  parameters: string;
  returnValue: string;
  apiOf: (name: string) => string;
}

function entry(value: string, id: string, level: number): TocEntry {
  return { value, id, level };
}

function componentToc(api: ComponentApi, labels: TabLabels): TocEntry[] {
  const { name, slug, inheritance, slots, classes, history } = api;
  return [
    entry(labels.apiOf(name), slug, 2),
    entry(labels.import, `${slug}-import`, 3),
    entry(labels.props, `${slug}-props`, 3),
    ...(inheritance ? [entry(labels.inheritance, `${slug}-inheritance`, 3)] : []),
    ...(slots.length > 0 ? [entry(labels.slots, `${slug}-slots`, 3)] : []),
    ...(classes.length > 0 ? [entry(labels.css, `${slug}-css`, 3)] : []),
    ...(history ? [entry(labels.changes, `${slug}-changes`, 3)] : []),
  ];
}

function hookToc({ name, slug, history }: HookApi, labels: TabLabels): TocEntry[] {
  return [
    entry(labels.apiOf(name), slug, 2),
    entry(labels.import, `${slug}-import`, 3),
    entry(labels.parameters, `${slug}-parameters`, 3),
    entry(labels.returnValue, `${slug}-return-value`, 3),
    ...(history ? [entry(labels.changes, `${slug}-changes`, 3)] : []),
  ];
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

/** Returns the types that a tab mentions and defines. */
export function tabTypes(data: ApiTabData): TypeApi[] {
  return allTypes(data).filter(({ definition }) => definition !== undefined);
}

/**
 * Returns a tab's headings in order. Their anchors begin with the name of the component or hook, so
 * that they are unique on the page.
 */
export function tabToc(data: ApiTabData, labels: TabLabels): TocEntry[] {
  const types = tabTypes(data);
  return [
    ...(data.tab === 'components-api'
      ? data.components.flatMap((api) => componentToc(api, labels))
      : data.hooks.flatMap((hook) => hookToc(hook, labels))),
    ...(types.length > 0 ? [entry(labels.types, 'types', 2)] : []),
    ...types.map(({ name }) => entry(name, typeAnchor(name), 3)),
  ];
}
