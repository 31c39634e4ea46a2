import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import styles from './HeaderButton.module.css';

/** A link to the repository of the site. */
export function RepositoryLink() {
  const { customFields } = useDocusaurusContext().siteConfig;
  const label = translate({
    id: 'header.github',
    message: 'GitHub repository',
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
        <path d="M12 1.27a11 11 0 00-3.48 21.46c.55.09.73-.28.73-.55v-1.84c-3.03.64-3.67-1.46-3.67-1.46-.55-1.29-1.28-1.65-1.28-1.65-.92-.65.1-.65.1-.65 1.1 0 1.73 1.1 1.73 1.1.92 1.65 2.57 1.2 3.21.92a2 2 0 01.64-1.47c-2.47-.27-5.04-1.19-5.04-5.5 0-1.1.46-2.1 1.2-2.84a3.76 3.76 0 010-2.93s.91-.28 3.11 1.1c1.8-.49 3.7-.49 5.5 0 2.1-1.38 3.02-1.1 3.02-1.1a3.76 3.76 0 010 2.93c.83.74 1.2 1.74 1.2 2.94 0 4.21-2.57 5.13-5.04 5.4.45.37.82.92.82 2.02v3.03c0 .27.1.64.73.55A11 11 0 0012 1.27" />
      </svg>
    </a>
  );
}
