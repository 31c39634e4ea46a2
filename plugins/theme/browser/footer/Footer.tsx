import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import PrivacyChoices from '@theme/PrivacyChoices';
import { FooterLinks } from './FooterLinks';

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
