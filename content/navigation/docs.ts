import type { PageTreeItem } from '../../src/navigation/shared/types';

/** The page tree of every product without its own tree. */
export const docs = [
  { pathname: '/versions', title: 'Versions' },
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
  { pathname: '/experiments/docs/about', title: 'About this site' },
] satisfies readonly PageTreeItem[];
