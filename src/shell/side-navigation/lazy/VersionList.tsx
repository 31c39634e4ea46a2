import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import { usePluginData } from '@docusaurus/useGlobalData';
import { SITE_MAP_PLUGIN } from '../../../site/navigation/siteMap';
import type { SiteMap } from '../../../site/navigation/siteMap';
import { VERSIONS_PATH, versionMenu } from '../../../site/navigation/versions';
import styles from './Lists.module.css';

interface Props {
  productId: string;
  /** The installed version. */
  current: string;
  onNavigate: () => void;
}

/** The content of the version menu: the installed version, older ones, and where to see all. */
export function VersionList({ productId, current, onNavigate }: Props) {
  const { pathname } = useLocation();
  const { hasVersionsPage } = usePluginData(SITE_MAP_PLUGIN) as SiteMap;
  const { old, hasAll } = versionMenu(productId, pathname);
  return (
    <ul className={styles.list}>
      <li>
        <Link to={pathname} className={styles.entry} aria-current="true" onClick={onNavigate}>
          <span className={styles.checked}>{current}</span>
        </Link>
      </li>
      {old.map(({ name, href }) => (
        <li key={name}>
          <a href={href} className={styles.entry}>
            {name}
          </a>
        </li>
      ))}
      {hasAll && hasVersionsPage && (
        <li className={styles.last}>
          <Link to={VERSIONS_PATH} className={styles.entry} onClick={onNavigate}>
            <Translate id="sideNavigation.allVersions" description="Link in the version menu">
              View all versions
            </Translate>
          </Link>
        </li>
      )}
    </ul>
  );
}
