import { toolpadCore as product } from '../../src/site/products/toolpad-core';
import type { PageTreeItem } from '@component-docs/page-tree/shared/types';

const studio = `${product.officialSite}/toolpad/studio`;

/** The page tree of Toolpad Core. */
export const toolpadCore = [
  {
    pathname: '/toolpad/core/intro-group',
    title: 'Getting started',
    children: [
      { pathname: '/toolpad/core/introduction', title: 'Overview' },
      { pathname: '/toolpad/core/introduction/installation', title: 'Installation' },
      {
        pathname: '/toolpad/core/introduction/base-concepts',
        title: 'Base concepts',
      },
      { pathname: '/toolpad/core/introduction/integration', title: 'Integration' },
      { pathname: '/toolpad/core/introduction/tutorial', title: 'Tutorial' },
      { pathname: '/toolpad/core/introduction/examples', title: 'Examples' },
      {
        pathname: '/toolpad/core/introduction/not-in-this-version',
        title: 'Not in this version',
      },
      { pathname: '/toolpad/core/introduction/roadmap', title: 'Roadmap' },
      { pathname: '/toolpad/core/introduction/support', title: 'Support' },
    ],
  },
  {
    pathname: '/toolpad/core/components-group',
    title: 'Components',
    children: [
      { pathname: '/toolpad/core/all-components', title: 'All components' },
      {
        pathname: '/toolpad/core/provider-group',
        title: 'Provider',
        subheader: 'Provider',
        children: [{ pathname: '/toolpad/core/react-app-provider', title: 'App Provider' }],
      },
      {
        pathname: '/toolpad/core/layout-group',
        title: 'Layout',
        subheader: 'Layout',
        children: [
          {
            pathname: '/toolpad/core/react-dashboard-layout',
            title: 'Dashboard Layout',
          },
          {
            pathname: '/toolpad/core/react-page-container',
            title: 'Page Container',
          },
        ],
      },
      {
        pathname: '/toolpad/core/authentication-group',
        title: 'Authentication',
        subheader: 'Authentication',
        children: [
          { pathname: '/toolpad/core/react-sign-in-page', title: 'Sign-in Page' },
          { pathname: '/toolpad/core/react-account', title: 'Account' },
        ],
      },
      {
        pathname: '/toolpad/core/components/filter-group',
        title: 'Utils',
        subheader: 'Utils',
        children: [
          { pathname: '/toolpad/core/react-use-dialogs', title: 'useDialogs' },
          {
            pathname: '/toolpad/core/react-use-notifications',
            title: 'useNotifications',
          },
          {
            pathname: '/toolpad/core/react-persistent-state',
            title: 'Persisted state',
          },
        ],
      },
    ],
  },
  {
    pathname: '/toolpad/core/api-group',
    title: 'API reference',
    children: [
      {
        pathname: '/toolpad/core/api/components-group',
        title: 'Components',
        subheader: 'Components',
        apiPages: '/toolpad/core/api/',
        children: [],
      },
      {
        pathname: '/toolpad/core/api/hooks-group',
        title: 'Hooks',
        subheader: 'Hooks',
        children: [
          {
            pathname: '/toolpad/core/react-use-notifications/api',
            title: 'useNotifications',
          },
          { pathname: '/toolpad/core/react-use-dialogs/api', title: 'useDialogs' },
          {
            pathname: '/toolpad/core/react-persistent-state/use-local-storage-state-api',
            title: 'useLocalStorageState',
          },
          {
            pathname: '/toolpad/core/react-persistent-state/use-session-storage-state-api',
            title: 'useSessionStorageState',
          },
        ],
      },
    ],
  },
  { pathname: '/toolpad/core/api-changes', title: 'API changes' },
  {
    pathname: '/toolpad/studio-group',
    title: 'Toolpad Studio',
    children: [
      { pathname: `${studio}/getting-started/`, title: 'Overview' },
      { pathname: `${studio}/getting-started/installation/`, title: 'Installation' },
      { pathname: `${studio}/getting-started/first-app/`, title: 'Build your first app' },
      { pathname: `${studio}/concepts/building-ui/`, title: 'Building UI' },
      { pathname: `${studio}/reference/components/`, title: 'Components' },
    ],
  },
] satisfies readonly PageTreeItem[];
