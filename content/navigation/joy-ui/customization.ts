import type { PageTreeItem } from '@component-docs/page-tree/shared/types';

/** The "Customization" section in the page tree of Joy UI. */
export const customization = {
  pathname: '/joy-ui/customization',
  title: 'Customization',
  children: [
    { pathname: '/joy-ui/customization/approaches', title: 'Approaches' },
    {
      pathname: '/joy-ui/customization/theme',
      title: 'Theme',
      subheader: 'Theme',
      children: [
        { pathname: '/joy-ui/customization/theme-colors', title: 'Colors' },
        { pathname: '/joy-ui/customization/theme-shadow', title: 'Shadow' },
        {
          pathname: '/joy-ui/customization/theme-typography',
          title: 'Typography',
        },
        {
          pathname: '/joy-ui/customization/themed-components',
          title: 'Components',
        },
      ],
    },
    {
      pathname: '/joy-ui/customization/guides',
      title: 'Guides',
      subheader: 'Guides',
      children: [
        { pathname: '/joy-ui/customization/dark-mode', title: 'Dark mode' },
        {
          pathname: '/joy-ui/customization/using-css-variables',
          title: 'Using CSS variables',
        },
        {
          pathname: '/joy-ui/customization/creating-themed-components',
          title: 'Creating themed components',
        },
        {
          pathname: '/joy-ui/customization/overriding-component-structure',
          title: 'Overriding the component structure',
        },
        {
          pathname: '/joy-ui/customization/right-to-left',
          title: 'Right-to-left support',
        },
      ],
    },
    {
      pathname: '/joy-ui/customization/tool',
      title: 'Tools',
      subheader: 'Tools',
      children: [
        {
          pathname: '/joy-ui/customization/default-theme-viewer',
          title: 'Default theme viewer',
        },
        {
          pathname: '/joy-ui/customization/theme-builder',
          title: 'Theme builder',
        },
      ],
    },
  ],
} satisfies PageTreeItem;
