import type { PageTreeItem } from '@component-docs/page-tree/shared/types';

const TITLES = {
  dashboard: 'Dashboard template',
  'marketing-page': 'Marketing page template',
  checkout: 'Checkout template',
  'sign-in': 'Sign-in template',
  'sign-in-side': 'Sign-in side template',
  'sign-up': 'Sign-up template',
  blog: 'Blog template',
  pricing: 'Pricing template',
} as const;

/** The pages about the templates' code. The gallery links to them, in place of the side navigation. */
export const templateSources: readonly PageTreeItem[] = Object.entries(TITLES).map(
  ([slug, title]) => ({
    pathname: `/material-ui/getting-started/templates/${slug}/source`,
    title,
    inSideNav: false,
  }),
);
