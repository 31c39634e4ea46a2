import siteMap from '@generated/page-tree/default/siteMap.json';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import IconExternalLink from '@theme/Icon/ExternalLink';
import { isSitePath } from '../../site/navigation/siteMap';
import { HeaderLinks } from '../header/HeaderLinks';

/** The drawer's content on a page without a tree: the products' start pages, and the general links. */
export function GeneralMenu() {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  return (
    <div className="menu">
      <ul className="menu__list">
        <HeaderLinks className="menu__link" />
        {siteMap.general.map(({ title, href }) => (
          <li key={href} className="menu__list-item">
            {isSitePath(href) ? (
              <a className="menu__link" href={baseUrl + href.slice(1)}>
                {title}
              </a>
            ) : (
              <a className="menu__link" href={href} target="_blank" rel="noopener noreferrer">
                {title}
                <IconExternalLink />
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
