import { translate } from '@docusaurus/Translate';
import type { ApiTab, ApiTabData } from '../../shared/tabs';

/** Returns a tab's name in the reader's language. */
export function tabLabel(tab: ApiTab | 'demos'): string {
  switch (tab) {
    case 'demos':
      return translate({ id: 'apiTabs.demos', message: 'Demos' });
    case 'components-api':
      return translate({ id: 'apiTabs.components', message: 'Components API' });
    case 'hooks-api':
      return translate({ id: 'apiTabs.hooks', message: 'Hooks API' });
  }
}

/**
 * Returns the title of a tab's page, for the browser tab and search engines.
 *
 * @param name the page's name
 */
export function tabTitle({ tab }: ApiTabData, name: string): string {
  return tab === 'components-api'
    ? translate({ id: 'apiTabs.components.title', message: '{name} components API' }, { name })
    : translate({ id: 'apiTabs.hooks.title', message: '{name} hooks API' }, { name });
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
        },
        values,
      )
    : translate(
        {
          id: 'apiTabs.hooks.description',
          message: 'Parameters and return values of {names} in {package} {version}.',
        },
        values,
      );
}
