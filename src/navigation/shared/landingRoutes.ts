/** The page that menus link to for each product area, without the trailing slash. */
export const LANDING_ROUTES = {
  'material-ui': '/material-ui/getting-started',
  'base-ui': '/base-ui/getting-started',
  'joy-ui': '/joy-ui/getting-started',
  system: '/system/getting-started',
  'x-data-grid': '/x/react-data-grid',
  'x-date-pickers': '/x/react-date-pickers',
  'x-charts': '/x/react-charts',
  'x-tree-view': '/x/react-tree-view',
  'toolpad-core': '/toolpad/core/introduction',
  'toolpad-studio': '/toolpad/studio/getting-started',
} as const satisfies Readonly<Record<string, string>>;

export type LandingProductId = keyof typeof LANDING_ROUTES;
