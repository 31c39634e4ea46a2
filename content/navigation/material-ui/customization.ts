import type { PageTreeItem } from '@component-docs/page-tree/shared/types';

/** The "Customization" section in the page tree of Material UI. */
export const customization = {
  pathname: '/material-ui/customization',
  title: 'Customization',
  children: [
    {
      pathname: '/material-ui/customization/how-to-customize',
      title: 'How to customize',
    },
    { pathname: '/material-ui/customization/dark-mode', title: 'Dark mode' },
    { pathname: '/material-ui/customization/color', title: 'Color' },
    { pathname: '/material-ui/customization/theme-builder', title: 'Theme builder' },
    {
      pathname: '/material-ui/customization/right-to-left',
      title: 'Right-to-left',
    },
    { pathname: '/material-ui/customization/shadow-dom', title: 'Shadow DOM' },
    {
      pathname: '/material-ui/customization/theme',
      title: 'Theme',
      subheader: '/material-ui/customization/theme',
      children: [
        {
          pathname: '/material-ui/customization/default-theme',
          title: 'Default theme viewer',
        },
        {
          pathname: '/material-ui/customization/theming',
          title: 'Customizing the theme',
        },
        {
          pathname: '/material-ui/customization/creating-themed-components',
          title: 'Creating themed components',
        },
        {
          pathname: '/material-ui/customization/theme-components',
          title: 'Components',
        },
      ],
    },
    {
      pathname: '/material-ui/customization/tokens',
      title: 'Tokens',
      subheader: 'tokens',
      children: [
        { pathname: '/material-ui/customization/palette', title: 'Palette' },
        { pathname: '/material-ui/customization/typography', title: 'Typography' },
        { pathname: '/material-ui/customization/spacing', title: 'Spacing' },
        {
          pathname: '/material-ui/customization/breakpoints',
          title: 'Breakpoints',
        },
        {
          pathname: '/material-ui/customization/container-queries',
          title: 'Container queries',
          newFeature: true,
        },
        { pathname: '/material-ui/customization/density', title: 'Density' },
        { pathname: '/material-ui/customization/z-index', title: 'z-index' },
        {
          pathname: '/material-ui/customization/transitions',
          title: 'Transitions',
        },
      ],
    },
    {
      pathname: '/material-ui/customization/css-variables',
      title: 'CSS variables',
      subheader: '/material-ui/customization/css-variables',
      newFeature: true,
      children: [
        {
          pathname: '/material-ui/customization/css-theme-variables/overview',
          title: 'Overview',
        },
        {
          pathname: '/material-ui/customization/css-theme-variables/usage',
          title: 'Basic usage',
        },
        {
          pathname: '/material-ui/customization/css-theme-variables/configuration',
          title: 'Advanced configuration',
        },
      ],
    },
  ],
} satisfies PageTreeItem;
