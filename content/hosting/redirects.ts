import type { RedirectRule, Redirects } from '@component-docs/kit/shared/site/types';

/** Page names that end in s but are not a plural of another page name. */
const KEPT_NAMES = 'breadcrumbs|tabs';

/** Component pages of Material UI whose path does not start with `react-`. */
const PLAIN_PAGES = 'about-the-lab|icons|material-icons|transitions';

/** Areas of MUI X that used to be among the components. */
const X_AREAS = 'data-grid|date-pickers|charts|tree-view';

/** Sections of Material UI that used to be at the root, when there was no other product. */
const MATERIAL_SECTIONS =
  'getting-started|customization|guides|integrations|migration|discover-more|experimental-api';

/** A picker, field, or calendar of MUI X, whose API page used to be below `/api`. */
const PICKER = '(?:[a-z-]+-)?(?:date|time)[a-z-]*-(?:calendar|clock|field|picker)';

/** Former addresses of MUI X's other parts, from the time when there was only one product. */
const X_ADDRESSES: readonly RedirectRule[] = [
  [
    '/components/((?:date|time)[a-z-]*-(?:calendar|clock|field|picker))s?',
    '/x/react-date-pickers/$1',
  ],
  [`/api/(${PICKER}|localization-provider|pickers-[^/]+)`, '/x/api/date-pickers/$1'],
  ['/api/(tree-(?:view|item))', '/x/api/tree-view/$1'],
];

/** Announced parts of Toolpad Core, each with the section of the page that shows what to do without it. */
const TOOLPAD_PARTS: Readonly<Record<string, string>> = {
  'notification-center': 'notification-center',
  'sign-up-page': 'sign-up-page',
  rbac: 'roles-rbac',
  'crud-page': 'crud-page',
  'stat-card': 'stat-card',
};

const NOT_IN_THIS_VERSION = '/toolpad/core/introduction/not-in-this-version';

/** Parts of Base UI components that are documented on the component's page. */
const BASE_PARTS: Readonly<Record<string, string>> = {
  menu: 'dropdown|menu-button|menu-item',
  select: 'option|option-group',
  tabs: 'tab|tab-panel|tabs-list',
  transitions: 'css-animation|css-transition|transition',
};

/**
 * Former API pages of Base UI: its components and hooks are now documented in tabs of the
 * component's page, one for components and one for hooks, with an anchor for each.
 */
const BASE_API: readonly RedirectRule[] = [
  ['/base-ui/api/([^/]+)-unstyled', '/base-ui/api/$1'],
  ...Object.entries(BASE_PARTS).flatMap(([page, parts]): RedirectRule[] => [
    [`/base-ui/api/use-(${parts})`, `/base-ui/react-${page}/hooks-api#use-$1`],
    [`/base-ui/api/(${parts})`, `/base-ui/react-${page}/components-api#$1`],
  ]),
  ['/base-ui/api/use-([^/#]+)', '/base-ui/react-$1/hooks-api#use-$1'],
  ['/base-ui/api/([^/#]+)', '/base-ui/react-$1/components-api#$1'],
];

/** Pages that had other paths. Each rule matches a whole path, in every language. */
const MOVED_PAGES: readonly RedirectRule[] = [
  ...X_ADDRESSES,

  // API reference: `/api-docs/` is published as `/api/`. The opposite, `canonicalPathname`, only names pages:
  // it is never an address. Without a product, the path dates from the time when there was only one.
  ['((?:/[^/]+)?)/api-docs/(.+)', '$1/api/$2'],
  [`/api/((?:${X_AREAS})(?:/.+)?)`, '/x/api/$1'],
  ['/api/([^/]+)', '/material-ui/api/$1'],
  ['/api(?:-docs)?', '/material-ui/api'],

  // Components, most of them in the plural.
  ['/components', '/material-ui/all-components'],
  ['/components/pickers', '/x/react-date-pickers'],
  [`/components/((?:${X_AREAS})(?:/.+)?)`, '/x/react-$1'],
  [`/components/(${PLAIN_PAGES})`, '/material-ui/$1'],
  [`/components/(${KEPT_NAMES})`, '/material-ui/react-$1'],
  ['/components/([^/]+(?:ch|sh|ss|x))es', '/material-ui/react-$1'],
  ['/components/([^/]*[^/s])s', '/material-ui/react-$1'],
  ['/components/([^/]+)', '/material-ui/react-$1'],

  // Sections, after the guides that moved to another section.
  ['/guides/(interoperability|routing)', '/material-ui/integrations/$1'],
  ['/guides/(migration-.+)', '/material-ui/migration/$1'],
  ['/guides/right-to-left', '/material-ui/customization/right-to-left'],
  [`/((?:${MATERIAL_SECTIONS})(?:/.+)?)`, '/material-ui/$1'],
  ['/base((?:/.+)?)', '/base-ui$1'],
  ['/([^/]+)/getting-started/overview', '/$1/getting-started'],
  ['/system/basics', '/system/getting-started'],
  ['/system/the-sx-prop', '/system/getting-started/the-sx-prop'],
  ['(?:/system)?/styles', '/system/styles/basics'],
  ['/styles/(advanced|api|basics)', '/system/styles/$1'],
  ...BASE_API,

  ...Object.entries(TOOLPAD_PARTS).map(([part, section]): RedirectRule => [
    `/toolpad/core/react-${part}`,
    `${NOT_IN_THIS_VERSION}#${section}`,
  ]),
  ['/toolpad', '/toolpad/core/introduction'],
  ['/docs', '/material-ui/getting-started'],

  ['/experiments/docs/(?:about|many-demos)', '/about'],
  ['/experiments/docs/data-grid-premium', '/experiments/docs/api-references'],
];

/** Former paths that a page may have had, by the form of its path. */
const FORMER_PATHS: Redirects['former'] = [
  ['/material-ui/react-(.+)', ['/components/$1', '/components/$1s', '/components/$1es']],
  ['/x/react-(.+)', ['/components/$1', '/components/pickers']],
  ['/material-ui/all-components', ['/components']],
  ['/material-ui/((?!react-|api/).+)', ['/$1', '/components/$1']],
  ['/(?:material-ui|x)/api/(.+)', ['/api/$1', '/api-docs/$1']],
  ['/(.+)/api/(.+)', ['/$1/api-docs/$2']],
  ['/base-ui/(.+)', ['/base/$1']],
  ['/base-ui/react-([^/]+)/components-api', ['/base-ui/api/$1', '/base-ui/api/$1-unstyled']],
  ['/base-ui/react-([^/]+)/hooks-api', ['/base-ui/api/use-$1']],
  [NOT_IN_THIS_VERSION, Object.keys(TOOLPAD_PARTS).map((part) => `/toolpad/core/react-${part}`)],
];

/** What the makers of MUI X and Toolpad describe, and this site doesn't. */
const OFFICIAL_PAGES: Redirects['official'] = [
  '/x/react-charts/*',
  '/x/react-date-pickers/*',
  '/x/react-tree-view/*',
  '/x/api/charts/*',
  '/x/api/date-pickers/*',
  '/x/api/tree-view/*',
  '/x/migration/migration-charts-v6',
  '/x/migration/migration-pickers-lab',
  '/x/migration/migration-pickers-v5',
  '/x/migration/migration-pickers-v6',
  '/x/migration/migration-tree-view-lab',
  '/x/migration/migration-tree-view-v6',
  '/toolpad/studio/*',
];

/** The redirects of this site. */
export const redirects: Redirects = {
  rules: MOVED_PAGES,
  former: FORMER_PATHS,
  official: OFFICIAL_PAGES,
};
