import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { anchorsOf } from '../../shared/component-page/anchors';
import { apiTitle } from '../component-page/labels';
import { DraftNote } from '../component-page/DraftNote';
import { TypesSection } from '../component-page/TypesSection';
import { ReferenceContent } from '../component-page/ReferenceContent';
import { ComponentSections } from './ComponentSections';
import { HookSections } from './HookSections';
import { allTypes, tabTypes } from './sections';
import type { ApiTabData } from '../../shared/tabs/types';

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
  return (
    <ReferenceContent>
      {data.tab === 'components-api'
        ? data.components.map((api) => <ComponentSections key={api.name} api={api} />)
        : data.hooks.map((hook) => (
            <HookSections key={hook.name} hook={hook} title={apiTitle(hook)} />
          ))}
      {tabTypes(data).length > 0 && <TypesSection types={allTypes(data)} />}
      {hasDrafts(data) && <DraftNote />}
    </ReferenceContent>
  );
}
