import { translate } from '@docusaurus/Translate';

/** Returns a one-line description of a product, in the reader's language. */
export function productDescription(id: string): string {
  switch (id) {
    case 'material-ui':
      return translate({
        id: 'product.material-ui',
        message: 'Components in the style of Material Design, with one theme for all of them.',
      });
    case 'base-ui':
      return translate({
        id: 'product.base-ui',
        message: 'Components and hooks without styles, for teams that write all the CSS.',
      });
    case 'joy-ui':
      return translate({
        id: 'product.joy-ui',
        message: 'A second set of styled components, with a visual design of its own.',
      });
    case 'system':
      return translate({
        id: 'product.system',
        message: 'The styling layer under the others: the sx prop, styled, and the theme.',
      });
    case 'x-data-grid':
      return translate({
        id: 'product.x-data-grid',
        message: 'Tables with sorting, filters, editing, and many rows.',
      });
    case 'x-date-pickers':
      return translate({
        id: 'product.x-date-pickers',
        message: 'Fields and calendars for dates, times, and ranges.',
      });
    case 'x-charts':
      return translate({
        id: 'product.x-charts',
        message: 'Bars, lines, pies, and gauges drawn as SVG.',
      });
    case 'x-tree-view':
      return translate({
        id: 'product.x-tree-view',
        message: 'Nested items that open, close, and can be selected.',
      });
    case 'toolpad-core':
      return translate({
        id: 'product.toolpad-core',
        message: 'Layouts, navigation, and sign-in pages for dashboards.',
      });
    case 'toolpad-studio':
      return translate({
        id: 'product.toolpad-studio',
        message: 'A builder for internal tools that runs on your machine.',
      });
    default:
      return '';
  }
}

/** Returns the name of a group of products, in the reader's language. */
export function groupTitle(id: string): string {
  switch (id) {
    case 'core':
      return translate({ id: 'productGroup.core', message: 'Component libraries' });
    case 'x':
      return translate({ id: 'productGroup.x', message: 'MUI X components' });
    case 'toolpad':
      return translate({ id: 'productGroup.toolpad', message: 'Toolpad apps' });
    default:
      return '';
  }
}
