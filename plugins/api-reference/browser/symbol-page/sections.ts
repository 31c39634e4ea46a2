import { translate } from '@docusaurus/Translate';
import { typeAnchor } from '../../shared/component-page/anchors';
import { definedTypes } from '../../shared/component-page/sections';
import type { TocEntry } from '../../shared/component-page/types';
import type { SymbolApi } from '../../shared/symbols';
import { sectionLabels } from '../component-page/labels';

/** Returns the anchors of all rows of a page, without its sections. */
export function symbolAnchors({ sections }: SymbolApi): string[] {
  return sections.flatMap(({ members }) => members.map(({ anchor }) => anchor));
}

/** Returns the table of contents: sections, and below them their members, types, and releases. */
export function symbolToc({ demos, sections, types, history }: SymbolApi): TocEntry[] {
  const labels = sectionLabels();
  const heading = (id: keyof typeof labels): TocEntry => ({ value: labels[id], id, level: 2 });
  const definitions = definedTypes(types);
  return [
    ...(demos.length > 0 ? [heading('demos')] : []),
    heading('import'),
    ...sections.flatMap(({ id, members }) => [
      heading(id),
      ...members.map(({ name, anchor }) => ({ value: name, id: anchor, level: 3 })),
    ]),
    ...(definitions.length > 0 ? [heading('types')] : []),
    ...definitions.map(({ name }) => ({ value: name, id: typeAnchor(name), level: 3 })),
    ...(history ? [heading('changes')] : []),
    ...(history?.releases ?? []).map(({ version, anchor }) => ({
      value: version,
      id: anchor,
      level: 3,
    })),
    heading('source-code'),
  ];
}

/** Returns the page's first sentence, also for search engines. */
export function symbolDescription({ kind, name, packageName, version }: SymbolApi): string {
  const values = { name, packageName, version };
  return kind === 'interface'
    ? translate(
        {
          id: 'api.interface.description',
          message:
            'Properties of the {name} interface in {packageName} {version}, with types and defaults.',
        },
        values,
      )
    : translate(
        {
          id: 'api.hookPage.description',
          message: 'Parameters and return value of the {name} hook in {packageName} {version}.',
        },
        values,
      );
}
