import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import styles from './HeaderButton.module.css';

/** GitHub's mark as an outline. The filled one has twice its bytes, in each page and in the script. */
const GITHUB =
  'M9 19c-4.3 1.4-4.3-2.5-6-3m12 5v-3.5c0-1 .1-1.4-.5-2 2.8-.3 5.5-1.4 5.5-6a4.6 4.6 0 0 0-1.3-3.2 4.2 4.2 0 0 0-.1-3.2s-1.1-.3-3.5 1.3a12.3 12.3 0 0 0-6.2 0C6.5 2.8 5.4 3.1 5.4 3.1a4.2 4.2 0 0 0-.1 3.2A4.6 4.6 0 0 0 4 9.5c0 4.6 2.7 5.7 5.5 6-.6.6-.6 1.2-.5 2V21';
const BRACKETS = 'm8 7-5 5 5 5m8-10 5 5-5 5';

/** A link to the repository of the site, with the sign of its host. */
export function RepositoryLink() {
  const { customFields } = useDocusaurusContext().siteConfig;
  const url = String(customFields?.repositoryUrl);
  const { hostname } = new URL(url);
  const isOnGitHub = hostname === 'github.com';
  const label = translate(
    {
      id: 'header.repository',
      message: '{host} repository (opens in new tab)',
      description: 'Link in the header',
    },
    { host: isOnGitHub ? 'GitHub' : hostname },
  );
  return (
    <a
      className={clsx(styles.button, styles.wide)}
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={label}
      title={label}
      data-ga-event-category="header"
      data-ga-event-action="github"
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
          strokeLinejoin="round"
          d={isOnGitHub ? GITHUB : BRACKETS}
        />
      </svg>
    </a>
  );
}
