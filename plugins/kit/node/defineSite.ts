import { Joi } from '@docusaurus/utils-validation';
import { keepSite } from '../shared/site/facts';
import type { Site, SiteColors } from '../shared/site/types';

const text = Joi.string().required();
const path = Joi.string().pattern(/^\//, 'a path that starts with "/"').required();

const HUE = Joi.object({ tint: text, pale: text, strong: text }).required();

const ENTRY = {
  id: text,
  name: text,
  buttonName: Joi.string(),
  otherNames: Joi.array().items(Joi.string()),
  packageName: text,
  landing: path,
  olderSites: Joi.object().pattern(Joi.string(), Joi.string()),
  hasVersionsPage: Joi.valid(true),
};

const PRODUCT = Joi.object({
  ...ENTRY,
  basePath: Joi.string()
    .pattern(/^[^/](?:.*[^/])?$/, 'a path without slashes at its ends')
    .required(),
  group: Joi.string(),
  parts: Joi.array().items(Joi.object(ENTRY)),
  partPaths: Joi.array().items(Joi.array().ordered(text, text)),
  releasedWith: Joi.string(),
  apiPackages: Joi.array().items(Joi.string()).required(),
  apiFolder: Joi.string(),
  apiTabs: Joi.valid(true),
  symbols: Joi.object().pattern(Joi.string(), {
    interfaces: Joi.array().items(Joi.string()),
    hooks: Joi.array().items(Joi.string()),
  }),
  officialSite: Joi.string().uri().required(),
  demoTheme: Joi.string(),
  hookPaths: Joi.object().pattern(Joi.string(), Joi.string()),
  hasPlaygrounds: Joi.valid(true),
  componentGroup: path.optional(),
  measuringPackages: Joi.array().items(Joi.string()),
  hue: HUE,
});

const RULE = Joi.array().ordered(text, Joi.string().allow('').required());

const COLOR_ROLES: readonly (keyof SiteColors)[] = [
  'bg',
  'bg-subtle',
  'border',
  'text',
  'text-tertiary',
  'heading-1',
  'link',
  'focus-ring',
  'theme-meta',
  'card-kind',
];

const COLORS = Joi.object(Object.fromEntries(COLOR_ROLES.map((role) => [role, text])))
  .unknown()
  .required();

const names = Joi.array().items(text).required();

const PROJECTS = Joi.object({
  packages: names,
  peers: Joi.object().pattern(Joi.string(), names).required(),
  optional: Joi.array().items(Joi.string()).required(),
}).required();

const byName = (value: Joi.SchemaLike) => Joi.object().pattern(Joi.string(), value);

const CLASS_PREFIXES = { state: text, own: Joi.string().allow('').required() };

const LIBRARY = Joi.object({
  site: Joi.string().uri().required(),
  scope: Joi.string().pattern(/^@/, 'a scope that starts with "@"'),
  hasApiComments: Joi.valid(true),
  guides: byName(path),
  plansPage: Joi.string().uri(),
  icons: Joi.string(),
  packagesWithoutErrors: Joi.array().items(text),
  errors: Joi.object({ formatter: text, name: text }),
  themeHooks: Joi.array().items(text),
  themes: byName({ creator: text, source: text }),
  classNames: Joi.object({ ...CLASS_PREFIXES, states: names, others: byName(CLASS_PREFIXES) }),
  typeGuides: byName(byName(path)),
  rejectedProps: byName(names),
  corrections: byName(byName({ wrong: text, right: text })),
  correctedLinks: byName(Joi.string().uri().required()),
  codemods: Joi.object({ packageName: text, folder: text }),
  templates: byName({
    packageName: text,
    packages: names,
    imports: names,
    setup: names,
    open: names,
    close: text,
  }),
  examples: Joi.string(),
});

const SITE = Joi.object<Site>({
  products: Joi.array().items(PRODUCT).min(1).unique('id').unique('basePath').required(),
  languages: Joi.array()
    .items(Joi.object({ id: text, label: text, htmlLang: text, isBeginning: Joi.valid(true) }))
    .min(1)
    .unique('id')
    .required(),
  repositoryUrl: Joi.string().uri().required(),
  libraryRepository: Joi.string().uri().required(),
  library: LIBRARY,
  groups: Joi.array()
    .items(Joi.object({ id: text, name: text, heading: Joi.string(), isBeta: Joi.valid(true) }))
    .unique('id')
    .required(),
  trees: Joi.array()
    .items(Joi.object({ id: text, name: Joi.string() }))
    .unique('id')
    .required(),
  olderSite: Joi.string().pattern(/\{version\}/, 'an address with "{version}"'),
  redirects: Joi.object({
    rules: Joi.array().items(RULE).required(),
    former: Joi.array()
      .items(Joi.array().ordered(text, Joi.array().items(Joi.string()).required()))
      .required(),
    official: Joi.array().items(path),
  }).required(),
  colors: Joi.object({ light: COLORS, dark: COLORS }).required(),
  projects: PROJECTS,
  inHouseAds: Joi.array().items(
    Joi.object({
      id: text,
      link: text,
      sponsor: text,
      texts: byName({ name: text, description: text }),
    }),
  ),
  hue: HUE,
});

/**
 * Checks the facts of a site, and keeps them for all packages. Its module must be the first that the site's
 * configuration imports.
 *
 * @returns the facts, with their own types
 * @throws {Error} that names each fact that is missing, unknown, or of another kind
 */
export function defineSite<const Facts extends Site>(facts: Facts): Facts {
  const { error } = SITE.validate(facts, { abortEarly: false, errors: { label: 'path' } });
  if (error) {
    throw new Error(
      [
        'The facts of the site are wrong:',
        ...error.details.map(({ message }) => `- ${message}`),
      ].join('\n'),
    );
  }
  keepSite(facts);
  return facts;
}
