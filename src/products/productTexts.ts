import { translate } from '@docusaurus/Translate';

/** Returns a one-line description of a product, in the reader's language. */
export function productDescription(id: string): string {
  switch (id) {
    case 'material-ui':
      return translate({
        id: 'product.material-ui',
        message: 'Components in the style of Material Design, with one theme for all of them.',
        description: 'A product in one line, on the home page and in the product menu',
      });
    case 'base-ui':
      return translate({
        id: 'product.base-ui',
        message: 'Components and hooks without styles, for teams that write all the CSS.',
        description: 'A product in one line, on the home page and in the product menu',
      });
    case 'joy-ui':
      return translate({
        id: 'product.joy-ui',
        message: 'A second set of styled components, with a visual design of its own.',
        description: 'A product in one line, on the home page and in the product menu',
      });
    case 'system':
      return translate({
        id: 'product.system',
        message: 'The styling layer under the others: the sx prop, styled, and the theme.',
        description: 'A product in one line, on the home page and in the product menu',
      });
    case 'x-data-grid':
      return translate({
        id: 'product.x-data-grid',
        message: 'Tables with sorting, filters, editing, and many rows.',
        description: 'A product in one line, on the home page and in the product menu',
      });
    case 'x-date-pickers':
      return translate({
        id: 'product.x-date-pickers',
        message: 'Fields and calendars for dates, times, and ranges.',
        description: 'A product in one line, on the home page and in the product menu',
      });
    case 'x-charts':
      return translate({
        id: 'product.x-charts',
        message: 'Bars, lines, pies, and gauges drawn as SVG.',
        description: 'A product in one line, on the home page and in the product menu',
      });
    case 'x-tree-view':
      return translate({
        id: 'product.x-tree-view',
        message: 'Nested items that open, close, and can be selected.',
        description: 'A product in one line, on the home page and in the product menu',
      });
    case 'toolpad-core':
      return translate({
        id: 'product.toolpad-core',
        message: 'Layouts, navigation, and sign-in pages for dashboards.',
        description: 'A product in one line, on the home page and in the product menu',
      });
    case 'toolpad-studio':
      return translate({
        id: 'product.toolpad-studio',
        message: 'A builder for internal tools that runs on your machine.',
        description: 'A product in one line, on the home page and in the product menu',
      });
    default:
      return '';
  }
}

/** Returns the name of a group of products, in the reader's language. */
export function groupTitle(id: string): string {
  switch (id) {
    case 'core':
      return translate({
        id: 'productGroup.core',
        message: 'Component libraries',
        description: 'Name of a group of products',
      });
    case 'x':
      return translate({
        id: 'productGroup.x',
        message: 'MUI X components',
        description: 'Name of a group of products',
      });
    case 'toolpad':
      return translate({
        id: 'productGroup.toolpad',
        message: 'Toolpad apps',
        description: 'Name of a group of products',
      });
    default:
      return '';
  }
}
