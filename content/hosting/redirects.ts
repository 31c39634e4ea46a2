import { materialUi } from '../../src/site/products/materialUi';
import { toolpadCore } from '../../src/site/products/toolpadCore';
import { LANGUAGES } from '../../plugins/labels/shared/languages';
import { PRODUCTS } from '../../plugins/kit/shared/site/products';

/** A regular expression for a path, as source text, and the replacement for its match. */
type RedirectRule = readonly [pattern: string, replacement: string];

const OTHER_LANGUAGES = LANGUAGES.slice(1).join('|');

/**
 * Creates a rule for paths in every language. The language's folder becomes the first group and is
 * kept.
 */
function inEveryLanguage(pattern: string, replacement: string): RedirectRule {
  const shifted = replacement.replace(/\$(\d)/g, (_, group: string) => `$${Number(group) + 1}`);
  return [`^((?:/(?:${OTHER_LANGUAGES}))?)${pattern}$`, `$1${shifted}`];
}

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
  inEveryLanguage(`/components/(${PICKER})s?`, '/x/react-date-pickers/$1'),
  inEveryLanguage(
    `(?:/x/api/date-pickers|/api)/${PICKER_VARIANT}(${PICKER})`,
    '/x/react-date-pickers/$1',
  ),
  inEveryLanguage('/x/api/date-pickers/.+', '/x/api/date-pickers'),
  inEveryLanguage('/api/(?:localization-provider|pickers-[^/]+)', '/x/api/date-pickers'),
  inEveryLanguage('/x/api/charts/(?:.+-)?(?:chart|plot)', '/x/react-charts'),
  inEveryLanguage('(?:/x)?/api/tree-(?:view|item)(?:/.+)?', '/x/react-tree-view'),
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
  inEveryLanguage('/base-ui/api/([^/]+)-unstyled', '/base-ui/api/$1'),
  ...Object.entries(BASE_PARTS).flatMap(([page, parts]) => [
    inEveryLanguage(`/base-ui/api/use-(${parts})`, `/base-ui/react-${page}/hooks-api#use-$1`),
    inEveryLanguage(`/base-ui/api/(${parts})`, `/base-ui/react-${page}/components-api#$1`),
  ]),
  inEveryLanguage('/base-ui/api/use-([^/#]+)', '/base-ui/react-$1/hooks-api#use-$1'),
  inEveryLanguage('/base-ui/api/([^/#]+)', '/base-ui/react-$1/components-api#$1'),
];

/** Forms of a path that are not public. */
const PATH_FORMS: readonly RedirectRule[] = [
  // A path with two leading slashes would be a URL of another host.
  ['[/\\\\]+', '/'],
  [`^(?:/${LANGUAGES[0]})+(?=/|$)`, ''],
  ['(.)/$', '$1'],
];

/** Pages that had other paths. Each rule matches a whole path. */
export const MOVED_PAGES: readonly RedirectRule[] = [
  ...X_ADDRESSES,

  // API reference: `/api-docs/` is published as `/api/`. The opposite, `canonicalPathname`, only names pages:
  // it is never an address. Without a product, the path dates from the time when there was only one.
  inEveryLanguage('((?:/[^/]+)?)/api-docs/(.+)', '$1/api/$2'),
  inEveryLanguage(`/api/((?:${X_AREAS})(?:/.+)?)`, '/x/api/$1'),
  inEveryLanguage('/api/([^/]+)', '/material-ui/api/$1'),
  inEveryLanguage('/api(?:-docs)?', '/material-ui/api'),

  // Components, most of them in the plural.
  inEveryLanguage('/components', '/material-ui/all-components'),
  inEveryLanguage('/components/pickers', '/x/react-date-pickers'),
  inEveryLanguage(`/components/((?:${X_AREAS})(?:/.+)?)`, '/x/react-$1'),
  inEveryLanguage(`/components/(${PLAIN_PAGES})`, '/material-ui/$1'),
  inEveryLanguage(`/components/(${KEPT_NAMES})`, '/material-ui/react-$1'),
  inEveryLanguage('/components/([^/]+(?:ch|sh|ss|x))es', '/material-ui/react-$1'),
  inEveryLanguage('/components/([^/]*[^/s])s', '/material-ui/react-$1'),
  inEveryLanguage('/components/([^/]+)', '/material-ui/react-$1'),

  // Sections, after the guides that moved to another section.
  inEveryLanguage('/guides/(interoperability|routing)', '/material-ui/integrations/$1'),
  inEveryLanguage('/guides/(migration-.+)', '/material-ui/migration/$1'),
  inEveryLanguage('/guides/right-to-left', '/material-ui/customization/right-to-left'),
  inEveryLanguage(`/((?:${MATERIAL_SECTIONS})(?:/.+)?)`, '/material-ui/$1'),
  inEveryLanguage('/base((?:/.+)?)', '/base-ui$1'),
  inEveryLanguage('/([^/]+)/getting-started/overview', '/$1/getting-started'),
  inEveryLanguage('/system/basics', '/system/getting-started'),
  inEveryLanguage('/system/the-sx-prop', '/system/getting-started/the-sx-prop'),
  inEveryLanguage('(?:/system)?/styles', '/system/styles/basics'),
  inEveryLanguage('/styles/(advanced|api|basics)', '/system/styles/$1'),
  ...BASE_API,

  // Products lead to their start pages.
  ...PRODUCTS.map(({ basePath, landing }) => inEveryLanguage(`/${basePath}`, landing)),
  inEveryLanguage('/toolpad', toolpadCore.landing),
  inEveryLanguage('/docs', materialUi.landing),

  inEveryLanguage('/experiments/docs/(?:about|many-demos)', '/about'),
];

/**
 * The redirects as data, applied in order, so that the 404 page can include them
 * (plugins/navigation/redirects). Each rule gets the result of the earlier ones.
 */
export const REDIRECT_RULES: readonly RedirectRule[] = [...PATH_FORMS, ...MOVED_PAGES];

/** Compiled once: the API reference looks up thousands of links. */
const COMPILED_RULES = REDIRECT_RULES.map(
  ([pattern, replacement]) => [new RegExp(pattern, 'g'), replacement] as const,
);

/**
 * Returns where a path that is not a page's own leads: without `/en`, without a trailing slash, and
 * from former paths to current ones. The result is always a path of this site, with a fragment if a
 * page became part of another. Returns null if there is nothing to change.
 *
 * @param pathname the path alone; the caller keeps query and hash (`withQuery`)
 */
export function redirectTarget(pathname: string): string | null {
  const moved = COMPILED_RULES.reduce(
    (path, [pattern, replacement]) => path.replace(pattern, replacement),
    pathname,
  );
  const target = moved || '/';
  return target === pathname ? null : target;
}

/**
 * Adds the requested URL's query and hash to a redirect's target. A requested hash takes precedence
 * over the target's.
 */
export function withQuery(target: string, search: string, hash: string): string {
  const [path = '', fragment] = target.split('#');
  return path + search + (hash || (fragment ? `#${fragment}` : ''));
}
