import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import styles from './HeaderButton.module.css';

/** The outline of GitHub's cat, drawn for this header. */
const GITHUB =
  'M15 21v-2c0-.8-.1-1.4-.5-2 2.4-.4 5-1.7 5-5.2 0-1.3-.5-2.5-1.5-3.5l.5-4.3-3.7 1.7a10 10 0 0 0-5.6 0L5.5 4 6 8.3c-1 1-1.5 2.2-1.5 3.5 0 3.5 2.6 4.8 5 5.2-.4.6-.5 1.2-.5 2v2m0-1.7c-3 .9-3.5-1.8-5.5-2.3';
const BRACKETS = 'm8 7-5 5 5 5m8-10 5 5-5 5';

/** A link to the repository of the site, with the sign of its host. */
export function RepositoryLink() {
  const { customFields } = useDocusaurusContext().siteConfig;
  const url = String(customFields?.repositoryUrl);
  const { hostname } = new URL(url);
  const isOnGitHub = hostname === 'github.com';
  const label = translate(
    { id: 'header.repository', message: '{host} repository (opens in new tab)' },
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
