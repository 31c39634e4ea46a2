import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Returns the address of the site's repository. */
export function useRepositoryUrl(): string {
  return String(useDocusaurusContext().siteConfig.customFields?.repositoryUrl);
}
