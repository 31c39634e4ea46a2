import type { MouseEvent } from 'react';
import siteMap from '@generated/page-tree/default/siteMap.json';
import Translate from '@docusaurus/Translate';
import { VERSIONS_PATH, versionMenu } from '../shared/versions';
import styles from './Lists.module.css';

interface Props {
  productId: string;
  /** The installed version. */
  current: string;
  /** Path of the current page. */
  pathname: string;
  baseUrl: string;
  onNavigate: () => void;
}

/**
 * The content of the version menu: the installed version, older ones, and a link to all versions.
 */
export function VersionList({ productId, current, pathname, baseUrl, onNavigate }: Props) {
  const { old, hasAll } = versionMenu(productId, pathname);
  const stay = (event: MouseEvent) => {
    event.preventDefault();
    onNavigate();
  };
  return (
    <ul className={styles.list}>
      <li>
        <a href={pathname} className={styles.entry} aria-current="true" onClick={stay}>
          <span className={styles.checked}>{current}</span>
        </a>
      </li>
      {old.map(({ name, href }) => (
        <li key={name}>
          <a href={href} className={styles.entry}>
            {name}
          </a>
        </li>
      ))}
      {hasAll && siteMap.hasVersionsPage && (
        <li className={styles.last}>
          <a href={baseUrl + VERSIONS_PATH.slice(1)} className={styles.entry} onClick={onNavigate}>
            <Translate id="sideNavigation.allVersions">View all versions</Translate>
          </a>
        </li>
      )}
    </ul>
  );
}
