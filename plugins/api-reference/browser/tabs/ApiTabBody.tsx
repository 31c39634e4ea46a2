import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { anchorsOf } from '../../shared/component-page/anchors';
import { definedTypes } from '../../shared/component-page/sections';
import { DraftNote } from '../component-page/SourceSection';
import { TypesSection } from '../component-page/TypesSection';
import { ReferenceContent } from '../documents';
import { ComponentSections } from './ComponentSections';
import { HookSections } from './HookSections';
import { allTypes } from './sections';
import type { ApiTabData } from '../../shared/tabs';

interface Props {
  data: ApiTabData;
}

function rowAnchors(data: ApiTabData): string[] {
  return data.tab === 'components-api'
    ? data.components.flatMap(anchorsOf)
    : data.hooks.flatMap(({ parameters, returnValue }) =>
        [...parameters, ...returnValue].map(({ anchor }) => anchor),
      );
}

function hasDrafts(data: ApiTabData): boolean {
  const shown = data.tab === 'components-api' ? data.components : data.hooks;
  return shown.some((api) => api.hasDrafts);
}

/** The API of a page's components, or of its hooks, below the page's tabs. */
export function ApiTabBody({ data }: Props) {
  const { collectAnchor } = useBrokenLinks();
  rowAnchors(data).forEach(collectAnchor);
  const types = allTypes(data);
  return (
    <ReferenceContent>
      {data.tab === 'components-api'
        ? data.components.map((api) => <ComponentSections key={api.name} api={api} />)
        : data.hooks.map((hook) => <HookSections key={hook.name} hook={hook} />)}
      {definedTypes(types).length > 0 && <TypesSection types={types} />}
      {hasDrafts(data) && <DraftNote />}
    </ReferenceContent>
  );
}
