import type { RedirectRule, Site } from './site/types';

type Facts = Pick<Site, 'products' | 'languages' | 'redirects'>;

/**
 * Creates a rule for paths in every language. The language's folder becomes the first group and is
 * kept.
 */
function inEveryLanguage([pattern, replacement]: RedirectRule, prefix: string): RedirectRule {
  const shifted = replacement.replace(/\$(\d)/g, (_, group: string) => `$${Number(group) + 1}`);
  return [`^(${prefix})${pattern}$`, `$1${shifted}`];
}

/** Returns the rules for pages that had other paths. Each matches a whole path. */
export function movedPages({ products, languages, redirects }: Facts): RedirectRule[] {
  const others = languages.slice(1).map(({ id }) => id);
  const prefix = others.length > 0 ? `(?:/(?:${others.join('|')}))?` : '';
  return [
    ...redirects.rules,
    // Products lead to their start pages.
    ...products.map(({ basePath, landing }): RedirectRule => [`/${basePath}`, landing]),
  ].map((rule) => inEveryLanguage(rule, prefix));
}

/**
 * Returns all redirects as data, to be applied in order, so that the 404 page can include them. Each rule gets
 * the result of the earlier ones.
 */
export function redirectRules(facts: Facts): RedirectRule[] {
  return [
    // Forms of a path that are not public. One with two leading slashes would be a URL of another host.
    ['[/\\\\]+', '/'],
    [`^(?:/${facts.languages[0].id})+(?=/|$)`, ''],
    ['(.)/$', '$1'],
    ...movedPages(facts),
  ];
}
