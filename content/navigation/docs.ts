import type { PageTreeItem } from '@component-docs/page-tree/shared/types';

/**
 * The page tree of every product without its own tree. Every other tree ends with it, so no tree repeats its
 * links. The page of this site's versions is in the version menu.
 */
export const docs = [
  { pathname: '/about', title: 'About this site' },
  { pathname: '/releases', title: 'Releases' },
  { pathname: 'https://mui.com/versions/', title: 'Versions' },
  {
    pathname: 'https://mui.com/store/',
    title: 'Template store',
    icon: 'ReaderIcon',
    linkProps: {
      'data-ga-event-category': 'store',
      'data-ga-event-action': 'click',
      'data-ga-event-label': 'sidenav',
    },
  },
  { pathname: 'https://mui.com/blog/', title: 'Blog', icon: 'BookIcon' },
] satisfies readonly PageTreeItem[];
