import { pageTextsIn } from '@component-docs/labels/node/texts';
import type { PageContext } from '../../node/pageContext';
import { createLinkTo } from '../../node/pageContext';

/** The context of pages of a site that has the pages of a few components. */
export const context: PageContext = {
  linkTo: createLinkTo({
    siteUrl: 'https://docs.test',
    baseUrl: '/',
    permalinks: new Set([
      '/material-ui/api/button-base',
      '/material-ui/react-button',
      '/guides/theme',
    ]),
  }),
  labels: {},
  texts: pageTextsIn('en'),
};
