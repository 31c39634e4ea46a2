import type { PageTreeItem } from '../../../src/site/navigation/types';

/** The "Customization" section in the page tree of Material UI. */
export const customization = {
  pathname: '/material-ui/customization',
  title: 'Customization',
  children: [
    {
      pathname: '/material-ui/customization/how-to-customize',
      title: 'How to customize',
      planned: true,
    },
    { pathname: '/material-ui/customization/dark-mode', title: 'Dark mode' },
    { pathname: '/material-ui/customization/color', title: 'Color' },
    {
      pathname: '/material-ui/customization/right-to-left',
      title: 'Right-to-left',
    },
    { pathname: '/material-ui/customization/shadow-dom', title: 'Shadow DOM', planned: true },
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
          planned: true,
        },
        {
          pathname: '/material-ui/customization/creating-themed-components',
          title: 'Creating themed components',
          planned: true,
        },
        {
          pathname: '/material-ui/customization/theme-components',
          title: 'Components',
          planned: true,
        },
      ],
    },
    {
      pathname: '/material-ui/customization/tokens',
      title: 'Tokens',
      subheader: 'tokens',
      children: [
        { pathname: '/material-ui/customization/palette', title: 'Palette' },
        { pathname: '/material-ui/customization/typography', title: 'Typography', planned: true },
        { pathname: '/material-ui/customization/spacing', title: 'Spacing' },
        {
          pathname: '/material-ui/customization/breakpoints',
          title: 'Breakpoints',
          planned: true,
        },
        {
          pathname: '/material-ui/customization/container-queries',
          title: 'Container queries',
          planned: true,
          newFeature: true,
        },
        { pathname: '/material-ui/customization/density', title: 'Density' },
        { pathname: '/material-ui/customization/z-index', title: 'z-index', planned: true },
        {
          pathname: '/material-ui/customization/transitions',
          title: 'Transitions',
          planned: true,
        },
      ],
    },
    {
      pathname: '/material-ui/customization/css-variables',
      title: 'Css variables',
      subheader: '/material-ui/customization/css-variables',
      newFeature: true,
      children: [
        {
          pathname: '/material-ui/customization/css-theme-variables/overview',
          title: 'Overview',
          planned: true,
        },
        {
          pathname: '/material-ui/customization/css-theme-variables/usage',
          title: 'Basic usage',
          planned: true,
        },
        {
          pathname: '/material-ui/customization/css-theme-variables/configuration',
          title: 'Advanced configuration',
          planned: true,
        },
      ],
    },
  ],
} satisfies PageTreeItem;
