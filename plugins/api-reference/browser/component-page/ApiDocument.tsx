import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Heading from '@theme/Heading';
import { PageContents } from '@component-docs/written-pages/browser/contents/PageContents';
import { ChangesSection } from './ChangesSection';
import { ClassesSection } from './ClassesSection';
import { DemosSection } from './DemosSection';
import { Deprecation } from './Deprecation';
import { ImportChoice, ImportSection } from './ImportSection';
import { InheritanceSection } from './InheritanceSection';
import { PropsSection } from './PropsTable';
import { SlotsSection } from './SlotsSection';
import { SourceSection } from './SourceSection';
import { TypesSection } from './TypesSection';
import { anchorsOf } from '../../shared/component-page/anchors';
import { apiDescription, apiTitle } from './labels';
import type { ComponentApi } from '../../shared/component-page/types';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import { CodeBlock } from '@component-docs/written-pages/browser/code-blocks/CodeBlock';
import { ApiSection } from './ApiSection';

interface ThemeSectionProps {
  api: ComponentApi;
  theme: NonNullable<ComponentApi['themeComponent']>;
}

/** How a theme sets the component's default props. */
function ThemeSection({ api: { name, guides }, theme }: ThemeSectionProps) {
  const link = (
    <Link to={guides.themeProps}>
      <Translate id="api.theme.text.link">default props in the theme</Translate>
    </Link>
  );
  return (
    <ApiSection id="theme-default-props">
      <p>
        <Translate id="api.theme.text" values={{ name, link, key: <code>{theme.name}</code> }}>
          {'Use the key {key} to set {link} for every {name}.'}
        </Translate>
      </p>
      <CodeBlock html={theme.sample.html} language="js" />
    </ApiSection>
  );
}

/** The body of a component's API page, used in place of a document's content. */
export function ApiDocument({ api }: { api: ComponentApi }) {
  const { name, deprecated, demos, inheritance, themeComponent, slots, classes, types, history } =
    api;
  const { collectAnchor } = useBrokenLinks();
  anchorsOf(api).forEach(collectAnchor);
  return (
    <>
      <Heading as="h1">{apiTitle(api)}</Heading>
      <p className="description">{apiDescription(api)}</p>
      {deprecated && <Deprecation {...deprecated} />}
      <PageContents />
      {demos.length > 0 && <DemosSection name={name} demos={demos} />}
      <ImportSection api={api}>
        {api.imports.length > 1 && <ImportChoice href={api.guides.bundleSize} />}
      </ImportSection>
      <PropsSection api={api} />
      {inheritance && <InheritanceSection name={name} types={types} {...inheritance} />}
      {themeComponent && <ThemeSection api={api} theme={themeComponent} />}
      {slots.length > 0 && <SlotsSection slots={slots} />}
      {classes.length > 0 && <ClassesSection api={api} />}
      {types.some(({ definition }) => definition) && <TypesSection types={types} />}
      {history && <ChangesSection packageName={api.packageName} history={history} />}
      <SourceSection api={api} />
    </>
  );
}
