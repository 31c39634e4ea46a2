import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import { CodeBlock } from '@component-docs/written-pages/browser/code-blocks/CodeBlock';
import { ApiSection } from './ApiSection';
import type { ComponentApi } from '../../shared/component-page/types';

interface Props {
  api: ComponentApi;
  theme: NonNullable<ComponentApi['themeComponent']>;
}

/** How a theme sets the component's default props. */
export function ThemeSection({ api: { name, guides }, theme }: Props) {
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
