import { LANGUAGES } from '../src/site/navigation/pathnameToLanguage';

/** A pattern over a whole path, as source text, and what replaces its match. */
type RedirectRule = readonly [pattern: string, replacement: string];

const OTHER_LANGUAGES = LANGUAGES.slice(1).join('|');

/** A rule for paths of every language: the language's folder is the first group and stays. */
function inEveryLanguage(pattern: string, replacement: string): RedirectRule {
  const shifted = replacement.replace(/\$(\d)/g, (_, group: string) => `$${Number(group) + 1}`);
  return [`^((?:/(?:${OTHER_LANGUAGES}))?)${pattern}$`, `$1${shifted}`];
}

/** Names that end in a plural's s and are no plurals of page names. */
const KEPT_NAMES = 'breadcrumbs|tabs';

/** Component pages of Material UI whose address does not start with `react-`. */
const PLAIN_PAGES = 'about-the-lab|icons|material-icons|transitions';

/** Areas of MUI X, once among the components. */
const X_AREAS = 'data-grid|date-pickers|charts|tree-view';

/** Sections of Material UI that once stood at the root, when there was no other product. */
const MATERIAL_SECTIONS =
  'getting-started|customization|guides|integrations|migration|discover-more|experimental-api';

/** Parts of a Base UI component, which are documented on its page. */
const BASE_PARTS: Readonly<Record<string, string>> = {
  menu: 'dropdown|menu-button|menu-item',
  select: 'option|option-group',
  tabs: 'tab|tab-panel|tabs-list',
  transitions: 'css-animation|css-transition|transition',
};

/** API pages of Base UI, which are now tabs of the components' pages (behaviours §19). */
const BASE_API: readonly RedirectRule[] = [
  inEveryLanguage('/base-ui/api/([^/]+)-unstyled', '/base-ui/api/$1'),
  ...Object.entries(BASE_PARTS).flatMap(([page, parts]) => [
    inEveryLanguage(`/base-ui/api/use-(${parts})`, `/base-ui/react-${page}/hooks-api#use-$1`),
    inEveryLanguage(`/base-ui/api/(${parts})`, `/base-ui/react-${page}/components-api#$1`),
  ]),
  inEveryLanguage('/base-ui/api/use-([^/#]+)', '/base-ui/react-$1/hooks-api#use-$1'),
  inEveryLanguage('/base-ui/api/([^/#]+)', '/base-ui/react-$1/components-api#$1'),
];

/**
 * The moves of public addresses as data, applied one after the other, so that the page for what is
 * missing can carry them (plugins/navigation/redirects). A later rule sees what the earlier ones made.
 */
export const REDIRECT_RULES: readonly RedirectRule[] = [
  // Two slashes at the start would name another host.
  ['[/\\\\]+', '/'],
  [`^(?:/${LANGUAGES[0]})+(?=/|$)`, ''],
  ['(.)/$', '$1'],

  // Reference: behaviours §2 publishes `/api-docs/` as `/api/`; it once had one product.
  inEveryLanguage('((?:/[^/]+)?)/api-docs/(.+)', '$1/api/$2'),
  inEveryLanguage(`/api/((?:${X_AREAS})(?:/.+)?)`, '/x/api/$1'),
  inEveryLanguage('/api/([^/]+)', '/material-ui/api/$1'),

  // Components, most of them under their plural.
  inEveryLanguage('/components', '/material-ui/all-components'),
  inEveryLanguage('/components/pickers', '/x/react-date-pickers'),
  inEveryLanguage(`/components/((?:${X_AREAS})(?:/.+)?)`, '/x/react-$1'),
  inEveryLanguage(`/components/(${PLAIN_PAGES})`, '/material-ui/$1'),
  inEveryLanguage(`/components/(${KEPT_NAMES})`, '/material-ui/react-$1'),
  inEveryLanguage('/components/([^/]+(?:ch|sh|ss|x))es', '/material-ui/react-$1'),
  inEveryLanguage('/components/([^/]*[^/s])s', '/material-ui/react-$1'),
  inEveryLanguage('/components/([^/]+)', '/material-ui/react-$1'),

  // Sections, after the guides that moved on to another one.
  inEveryLanguage('/guides/(interoperability|routing)', '/material-ui/integrations/$1'),
  inEveryLanguage('/guides/(migration-.+)', '/material-ui/migration/$1'),
  inEveryLanguage('/guides/right-to-left', '/material-ui/customization/right-to-left'),
  inEveryLanguage(`/((?:${MATERIAL_SECTIONS})(?:/.+)?)`, '/material-ui/$1'),
  inEveryLanguage('/base((?:/.+)?)', '/base-ui$1'),
  ...BASE_API,
];

/**
 * Where a path that is not a page's own address leads: without `/en`, without the slash at its end,
 * and from old addresses to today's (behaviours §2). Null when there is nothing to change. The
 * result is always a path of this site, with a fragment where a page became a part of another.
 *
 * Takes the path alone: query and hash are the caller's to keep (`withQuery`).
 */
export function redirectTarget(pathname: string): string | null {
  const moved = REDIRECT_RULES.reduce(
    (path, [pattern, replacement]) => path.replace(new RegExp(pattern, 'g'), replacement),
    pathname,
  );
  const target = moved || '/';
  return target === pathname ? null : target;
}

/** A redirect's target with the query and hash of the address that led there; the hash that was asked for wins. */
export function withQuery(target: string, search: string, hash: string): string {
  const [path = '', fragment] = target.split('#');
  return path + search + (hash || (fragment ? `#${fragment}` : ''));
}
