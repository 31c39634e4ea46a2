import { translate } from '@docusaurus/Translate';
import type { ApiTab, ApiTabData } from '../../shared/tabs';

/** Returns a tab's name in the reader's language. */
export function tabLabel(tab: ApiTab | 'demos'): string {
  switch (tab) {
    case 'demos':
      return translate({
        id: 'apiTabs.demos',
        message: 'Demos',
        description: 'Tab of a component page',
      });
    case 'components-api':
      return translate({
        id: 'apiTabs.components',
        message: 'Components API',
        description: 'Tab of a component page',
      });
    case 'hooks-api':
      return translate({
        id: 'apiTabs.hooks',
        message: 'Hooks API',
        description: 'Tab of a component page',
      });
  }
}

/**
 * Returns the title of a tab's page, for the browser tab and search engines.
 *
 * @param name the page's name
 */
export function tabTitle({ tab }: ApiTabData, name: string): string {
  return tab === 'components-api'
    ? translate(
        {
          id: 'apiTabs.components.title',
          message: '{name} components API',
          description: 'Title of the tab with the API of a page’s components',
        },
        { name },
      )
    : translate(
        {
          id: 'apiTabs.hooks.title',
          message: '{name} hooks API',
          description: 'Title of the tab with the API of a page’s hooks',
        },
        { name },
      );
}

/** Returns the description of a tab, one sentence for search engines. */
export function tabDescription(data: ApiTabData): string {
  const { packageName, version } = data;
  const named = data.tab === 'components-api' ? data.components : data.hooks;
  const values = {
    names: named.map(({ name }) => name).join(', '),
    package: packageName,
    version,
  };
  return data.tab === 'components-api'
    ? translate(
        {
          id: 'apiTabs.components.description',
          message: 'Props, slots, and CSS classes of {names} in {package} {version}.',
          description:
            'Description of the tab with the API of a page’s components, for search engines',
        },
        values,
      )
    : translate(
        {
          id: 'apiTabs.hooks.description',
          message: 'Parameters and return values of {names} in {package} {version}.',
          description: 'Description of the tab with the API of a page’s hooks, for search engines',
        },
        values,
      );
}
