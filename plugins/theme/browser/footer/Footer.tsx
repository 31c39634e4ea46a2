import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import PrivacyChoices from '@theme/PrivacyChoices';
import { translate } from '@docusaurus/Translate';
import siteMap from '@generated/page-tree/default/siteMap.json';
import { isSitePath } from '@component-docs/page-tree/shared/siteMap';
import { CATALOGUE_ENTRIES } from '@component-docs/page-tree/shared/catalogue';
import styles from './Footer.module.css';

interface FooterLink {
  title: string;
  /** A site path, or the URL of a page elsewhere. */
  href: string;
  /** The path is complete: it begins with the path of the language, unless all languages share the file. */
  isComplete?: true;
}

interface FooterSection {
  title: string;
  links: readonly FooterLink[];
}

interface FooterOptions {
  /** Only sites that know their own origin have a feed. */
  hasFeed: boolean;
  repositoryUrl: string;
}

function productLinks(): FooterLink[] {
  return CATALOGUE_ENTRIES.flatMap(({ id, name }) => {
    const href = siteMap.landings[id];
    return href === undefined ? [] : [{ title: name, href }];
  });
}

function siteLinks({ hasFeed, repositoryUrl }: FooterOptions): FooterLink[] {
  const feed = {
    title: translate({ id: 'footer.feed', message: 'Feed of changes (RSS)' }),
    href: '/feed.xml',
  };
  return [
    { title: translate({ id: 'footer.source', message: 'Source code' }), href: repositoryUrl },
    ...(hasFeed ? [feed] : []),
    {
      title: translate({ id: 'footer.llms', message: 'Pages as text for AI tools' }),
      href: '/llms.txt',
    },
    {
      title: translate({ id: 'footer.licenses', message: 'Licenses' }),
      href: '/licenses.txt',
      isComplete: true,
    },
  ];
}

/** Returns the groups of links in the footer of every page, in the language of the build. */
function footerSections(options: FooterOptions): FooterSection[] {
  const sections: FooterSection[] = [
    { title: translate({ id: 'footer.products', message: 'Products' }), links: productLinks() },
    {
      title: translate({ id: 'footer.more', message: 'More' }),
      links: siteMap.general.map(({ label, href }) => ({ title: label, href, isComplete: true })),
    },
    { title: translate({ id: 'footer.site', message: 'This site' }), links: siteLinks(options) },
  ];
  return sections.filter(({ links }) => links.length > 0);
}

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
