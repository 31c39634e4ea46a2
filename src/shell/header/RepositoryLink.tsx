import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import styles from './HeaderButton.module.css';

/** A link to the repository of the site. */
export function RepositoryLink() {
  const { customFields } = useDocusaurusContext().siteConfig;
  const label = translate({
    id: 'header.github',
    message: 'GitHub repository (opens in new tab)',
    description: 'Link in the header',
  });
  return (
    <a
      className={clsx(styles.button, styles.wide)}
      href={String(customFields?.repositoryUrl)}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={label}
      title={label}
      data-ga-event-category="header"
      data-ga-event-action="github"
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M8.6 7.4 4 12l4.6 4.6L7.2 18l-6-6 6-6Zm6.8 0L20 12l-4.6 4.6 1.4 1.4 6-6-6-6Z" />
      </svg>
    </a>
  );
}
