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

/** A page about a date or time picker, field, or calendar, and what may stand before its name in the API. */
const PICKER = '(?:date|time)[a-z-]*-(?:calendar|clock|field|picker)';
const PICKER_VARIANT = '(?:(?:desktop|mobile|static|multi-input|single-input)-)?';

/**
 * Official addresses of the pickers, charts, and tree view. Their API has no pages here: the address of a
 * picker's API leads to the page about it, the others to their area.
 */
const X_ADDRESSES: readonly RedirectRule[] = [
  [`/components/(${PICKER})s?`, '/x/react-date-pickers/$1'],
  [`(?:/x/api/date-pickers|/api)/${PICKER_VARIANT}(${PICKER})`, '/x/react-date-pickers/$1'],
  ['/x/api/date-pickers/.+', '/x/api/date-pickers'],
  ['/api/(?:localization-provider|pickers-[^/]+)', '/x/api/date-pickers'],
  ['/x/api/charts/(?:.+-)?(?:chart|plot)', '/x/react-charts'],
  ['(?:/x)?/api/tree-(?:view|item)(?:/.+)?', '/x/react-tree-view'],
];

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
];

/** The redirects of this site. */
export const redirects: Redirects = { rules: MOVED_PAGES, former: FORMER_PATHS };
