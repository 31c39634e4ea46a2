import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** The part of the theme's configuration that the header shows, translated by Docusaurus. */
interface HeaderConfig {
  title: string;
  logo: { alt: string; src: string; width: number; height: number };
  items: readonly { label: string; to: string }[];
}

/** Returns the header's configuration from `src/site/shared/navbar.ts`, in the build's language. */
export function useHeaderConfig(): HeaderConfig {
  return useDocusaurusContext().siteConfig.themeConfig.navbar as HeaderConfig;
}
