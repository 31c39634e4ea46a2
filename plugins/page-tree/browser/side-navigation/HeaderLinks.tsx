import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import { markOfLink } from '../../shared/markOfLink';

/** The part of the theme's configuration that the header shows, translated by Docusaurus. */
interface HeaderConfig {
  title: string;
  logo: { alt: string; src: string; width: number; height: number };
  items: readonly { label: string; to: string }[];
}

/** Returns the header's configuration from `docusaurus.config.ts`, in the build's language. */
export function useHeaderConfig(): HeaderConfig {
  return useDocusaurusContext().siteConfig.themeConfig.navbar as HeaderConfig;
}

/** Links to the products' start pages. The link of the current product is marked. */
export function HeaderLinks({ className }: { className: string }) {
  const { items } = useHeaderConfig();
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const { pathname } = useLocation();
  return items.map(({ label, to }) => {
    const href = baseUrl + to.slice(1);
    const { isProduct, isPage } = markOfLink(href, pathname);
    const link = (
      <a
        key={to}
        className={clsx(className, isProduct && `${className}--active`)}
        href={href}
        aria-current={isPage ? 'page' : undefined}
      >
        {label}
      </a>
    );
    return className.startsWith('menu') ? (
      <li key={to} className="menu__list-item">
        {link}
      </li>
    ) : (
      link
    );
  });
}
