import { translate } from '@docusaurus/Translate';
import type { SectionLabels } from '../../shared/component-page/sections';
import type { ComponentApi, PropApi } from '../../shared/component-page/types';
import type { SymbolSectionId } from '../../shared/symbols';

/** Returns the section headings in the reader's language. */
export function sectionLabels(): SectionLabels & Readonly<Record<SymbolSectionId, string>> {
  return {
    demos: translate({
      id: 'api.demos.title',
      message: 'Demos',
      description: 'Heading on an API page',
    }),
    import: translate({
      id: 'api.import.title',
      message: 'Import',
      description: 'Heading on an API page',
    }),
    props: translate({
      id: 'api.props.title',
      message: 'Props',
      description: 'Heading on an API page',
    }),
    inheritance: translate({
      id: 'api.inheritance.title',
      message: 'Inheritance',
      description: 'Heading on an API page',
    }),
    'theme-default-props': translate({
      id: 'api.theme.title',
      message: 'Theme default props',
      description: 'Heading on an API page',
    }),
    slots: translate({
      id: 'api.slots.title',
      message: 'Slots',
      description: 'Heading on an API page',
    }),
    css: translate({
      id: 'api.css.title',
      message: 'CSS classes',
      description: 'Heading on an API page',
    }),
    types: translate({
      id: 'api.types.title',
      message: 'Types',
      description: 'Heading on an API page, above the definitions of TypeScript types',
    }),
    changes: translate({
      id: 'api.changes.title',
      message: 'Changes',
      description: 'Heading on an API page, above the changes from release to release',
    }),
    'source-code': translate({
      id: 'api.source.title',
      message: 'Source code',
      description: 'Heading on an API page',
    }),
    properties: translate({
      id: 'api.properties.title',
      message: 'Properties',
      description: 'Heading of an interface’s API',
    }),
    parameters: translate({
      id: 'api.parameters.title',
      message: 'Parameters',
      description: 'Heading of a hook’s API',
    }),
    'return-value': translate({
      id: 'api.returnValue.title',
      message: 'Return value',
      description: 'Heading of a hook’s API',
    }),
  };
}

/** Returns the column headings of the tables in the reader's language. */
export function columnLabels() {
  return {
    name: translate({
      id: 'api.column.name',
      message: 'Name',
      description: 'Column of the table of props',
    }),
    type: translate({
      id: 'api.column.type',
      message: 'Type',
      description: 'Column of the table of props',
    }),
    default: translate({
      id: 'api.column.default',
      message: 'Default',
      description: 'Column of the table of props: the default value',
    }),
    description: translate({
      id: 'api.column.description',
      message: 'Description',
      description: 'Column of the tables of props, slots and classes',
    }),
    slotName: translate({
      id: 'api.column.slotName',
      message: 'Slot name',
      description: 'Column of the table of slots',
    }),
    className: translate({
      id: 'api.column.className',
      message: 'Class name',
      description: 'Column of the tables of slots and classes',
    }),
    defaultComponent: translate({
      id: 'api.column.defaultComponent',
      message: 'Default component',
      description: 'Column of the table of slots',
    }),
    ruleName: translate({
      id: 'api.column.ruleName',
      message: 'Rule name',
      description: 'Column of the table of classes: the key in a theme’s styleOverrides',
    }),
  };
}

/** Returns the notes next to an entry's name in list views, in the reader's language. */
export function noteLabels({ required, deprecated }: Partial<PropApi>): string[] {
  const requiredLabel = translate({
    id: 'api.note.required',
    message: 'Required',
    description: 'Beside the name of a prop in a list',
  });
  const deprecatedLabel = translate({
    id: 'api.note.deprecated',
    message: 'Deprecated',
    description: 'Beside the name of a prop or class in a list',
  });
  return [...(required ? [requiredLabel] : []), ...(deprecated ? [deprecatedLabel] : [])];
}

/** Returns the page's title, also for the browser tab. */
export function apiTitle({ name }: Pick<ComponentApi, 'name'>): string {
  return translate(
    {
      id: 'api.page.title',
      message: '{name} API',
      description: 'Title of an API page',
    },
    { name },
  );
}

/** Returns the page's first sentence, also for search engines: what the page lists. */
export function apiDescription(api: ComponentApi): string {
  const { name, packageName, version, slots, classes } = api;
  const values = { name, packageName, version };
  if (slots.length > 0 && classes.length > 0) {
    return translate(
      {
        id: 'api.page.description',
        message:
          'Props, slots, and CSS classes of the React {name} component in {packageName} {version}.',
        description: 'Description of an API page for search engines',
      },
      values,
    );
  }
  if (slots.length > 0) {
    return translate(
      {
        id: 'api.page.description.slots',
        message: 'Props and slots of the React {name} component in {packageName} {version}.',
        description: 'Description of an API page without CSS classes for search engines',
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
          description: 'Description of an API page without slots for search engines',
        },
        values,
      )
    : translate(
        {
          id: 'api.page.description.props',
          message: 'Props of the React {name} component in {packageName} {version}.',
          description:
            'Description of an API page without slots and CSS classes for search engines',
        },
        values,
      );
}
