import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import PrivacyChoices from '@theme/PrivacyChoices';
import { isSitePath } from '@component-docs/page-tree/shared/siteMap';
import { footerSections } from './footerSections';
import type { FooterLink } from './footerSections';
import styles from './Footer.module.css';

function Anchor({
  link: { title, href, isComplete },
  baseUrl,
}: {
  link: FooterLink;
  baseUrl: string;
}) {
  if (isSitePath(href)) {
    return <a href={isComplete ? href : baseUrl + href.slice(1)}>{title}</a>;
  }
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {title}
    </a>
  );
}

/** The groups of links in the footer. */
function FooterLinks() {
  const { baseUrl, customFields } = useDocusaurusContext().siteConfig;
  const sections = footerSections({
    hasFeed: customFields?.hasFeed === true,
    repositoryUrl: String(customFields?.repositoryUrl),
  });
  return (
    <div className={styles.sections}>
      {sections.map(({ title, links }) => (
        <div key={title}>
          <p className={styles.title}>{title}</p>
          <ul aria-label={title}>
            {links.map((link) => (
              <li key={link.href}>
                <Anchor link={link} baseUrl={baseUrl} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

/** The footer of every page: links to products and about the site, and the privacy choices. */
export function Footer() {
  const { footer } = useDocusaurusContext().siteConfig.themeConfig as unknown as {
    footer: { copyright: string };
  };
  return (
    <footer className="theme-layout-footer footer">
      <div className="container">
        <FooterLinks />
        <div className="footer__bottom">
          <div className="footer__copyright">{footer.copyright}</div>
          <PrivacyChoices />
        </div>
      </div>
    </footer>
  );
}
