import { anchoredReleases, anchoredTypes, memberEntries } from '../shared/component-page/sections';
import type { ComponentApi, TocEntry, TypeApi } from '../shared/component-page/types';
import type { ApiTabData, HookApi, SymbolApi } from '../shared/pages';
import { apiTitle, sectionLabels } from './component-page/labels';

type SectionName = keyof ReturnType<typeof sectionLabels>;

const heading = (id: SectionName): TocEntry => ({ value: sectionLabels()[id], id, level: 2 });

/** Returns the entry of the section of types, and below it an entry for each type that the page defines. */
function typesToc(types: readonly TypeApi[]): TocEntry[] {
  const defined = memberEntries(anchoredTypes(types));
  return defined.length > 0 ? [heading('types'), ...defined] : [];
}

/** Returns the anchors of all rows of an interface's or a hook's page, without its sections. */
export function symbolAnchors({ sections }: SymbolApi): string[] {
  return sections.flatMap(({ members }) => members.map(({ anchor }) => anchor));
}

/** Returns the table of contents of its page: sections, and below them their members, types, and releases. */
export function symbolToc({ demos, sections, types, history }: SymbolApi): TocEntry[] {
  return [
    ...(demos.length > 0 ? [heading('demos')] : []),
    heading('import'),
    ...sections.flatMap(({ id, members }) => [heading(id), ...memberEntries(members)]),
    ...typesToc(types),
    ...(history ? [heading('changes')] : []),
    ...memberEntries(anchoredReleases(history)),
    heading('source-code'),
  ];
}

function tocOf(
  { slug, name }: ComponentApi | HookApi,
  sections: Partial<Record<SectionName, boolean>>,
): TocEntry[] {
  const labels = sectionLabels();
  const ids = (Object.keys(sections) as SectionName[]).filter((id) => sections[id]);
  return [
    { value: apiTitle({ name }), id: slug, level: 2 },
    ...ids.map((id) => ({ value: labels[id], id: `${slug}-${id}`, level: 3 })),
  ];
}

function componentToc(api: ComponentApi): TocEntry[] {
  return tocOf(api, {
    import: true,
    props: true,
    inheritance: api.inheritance !== undefined,
    slots: api.slots.length > 0,
    css: api.classes.length > 0,
    changes: api.history !== undefined,
  });
}

function hookToc(api: HookApi): TocEntry[] {
  const changes = api.history !== undefined;
  return tocOf(api, { import: true, parameters: true, 'return-value': true, changes });
}

/** Returns the types that a tab mentions, each once, even if several of its parts do. */
export function allTypes(data: ApiTabData): TypeApi[] {
  const named = data.tab === 'components-api' ? data.components : data.hooks;
  const types = named.flatMap((api) => api.types);
  return [...new Map(types.map((type) => [type.name, type])).values()];
}

/** Returns a tab's headings in order. The name of their part begins the anchors. */
export function tabToc(data: ApiTabData): TocEntry[] {
  return [
    ...(data.tab === 'components-api'
      ? data.components.flatMap(componentToc)
      : data.hooks.flatMap(hookToc)),
    ...typesToc(allTypes(data)),
  ];
}
