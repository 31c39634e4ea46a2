import { translate } from '@docusaurus/Translate';
import type { SectionLabels } from '../../shared/component-page/sections';
import type { ComponentApi, PropApi } from '../../shared/component-page/types';
import type { ApiTabData, SymbolApi, SymbolSectionId } from '../../shared/pages';

/** Returns the section headings in the reader's language. */
export function sectionLabels(): SectionLabels & Readonly<Record<SymbolSectionId, string>> {
  return {
    demos: translate({ id: 'api.demos.title', message: 'Demos' }),
    import: translate({ id: 'api.import.title', message: 'Import' }),
    props: translate({ id: 'api.props.title', message: 'Props' }),
    inheritance: translate({ id: 'api.inheritance.title', message: 'Inheritance' }),
    'theme-default-props': translate({ id: 'api.theme.title', message: 'Theme default props' }),
    slots: translate({ id: 'api.slots.title', message: 'Slots' }),
    css: translate({ id: 'api.css.title', message: 'CSS classes' }),
    types: translate({ id: 'api.types.title', message: 'Types' }),
    changes: translate({ id: 'api.changes.title', message: 'Changes' }),
    'source-code': translate({ id: 'api.source.title', message: 'Source code' }),
    properties: translate({ id: 'api.properties.title', message: 'Properties' }),
    parameters: translate({ id: 'api.parameters.title', message: 'Parameters' }),
    'return-value': translate({ id: 'api.returnValue.title', message: 'Return value' }),
  };
}

/** Returns the column headings of the tables in the reader's language. */
export function columnLabels() {
  return {
    name: translate({ id: 'api.column.name', message: 'Name' }),
    type: translate({ id: 'api.column.type', message: 'Type' }),
    default: translate({ id: 'api.column.default', message: 'Default' }),
    description: translate({ id: 'api.column.description', message: 'Description' }),
    slotName: translate({ id: 'api.column.slotName', message: 'Slot name' }),
    className: translate({ id: 'api.column.className', message: 'Class name' }),
    defaultComponent: translate({
      id: 'api.column.defaultComponent',
      message: 'Default component',
    }),
    ruleName: translate({ id: 'api.column.ruleName', message: 'Rule name' }),
  };
}

/** Returns the notes next to an entry's name in list views, in the reader's language. */
export function noteLabels({ required, deprecated }: Partial<PropApi>): string[] {
  const requiredLabel = translate({ id: 'api.note.required', message: 'Required' });
  const deprecatedLabel = translate({ id: 'api.note.deprecated', message: 'Deprecated' });
  return [...(required ? [requiredLabel] : []), ...(deprecated ? [deprecatedLabel] : [])];
}

/** Returns the page's title, also for the browser tab. */
export function apiTitle({ name }: Pick<ComponentApi, 'name'>): string {
  return translate({ id: 'api.page.title', message: '{name} API' }, { name });
}

/** Returns the page's first sentence, also for search engines: it names the lists on the page. */
export function apiDescription(api: ComponentApi): string {
  const { name, packageName, version, slots, classes } = api;
  const values = { name, packageName, version };
  if (slots.length > 0 && classes.length > 0) {
    return translate(
      {
        id: 'api.page.description',
        message:
          'Props, slots, and CSS classes of the React {name} component in {packageName} {version}.',
      },
      values,
    );
  }
  if (slots.length > 0) {
    return translate(
      {
        id: 'api.page.description.slots',
        message: 'Props and slots of the React {name} component in {packageName} {version}.',
      },
      values,
    );
  }
  return classes.length > 0
    ? translate(
        {
          id: 'api.page.description.classes',
          message:
            'Props and CSS classes of the React {name} component in {packageName} {version}.',
        },
        values,
      )
    : translate(
        {
          id: 'api.page.description.props',
          message: 'Props of the React {name} component in {packageName} {version}.',
        },
        values,
      );
}

/** Returns the first sentence of an interface's or a hook's page, also for search engines. */
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
