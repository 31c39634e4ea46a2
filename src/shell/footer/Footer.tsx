import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { PrivacyChoices } from '../../services/analytics/PrivacyChoices';

/** The footer of every page, with a link to change the privacy choices. */
export function Footer() {
  const { footer } = useDocusaurusContext().siteConfig.themeConfig as unknown as {
    footer: { copyright: string };
  };
  return (
    <footer className="theme-layout-footer footer">
      <div className="container container-fluid">
        <div className="footer__bottom text--center">
          <div className="footer__copyright">{footer.copyright}</div>
          <PrivacyChoices />
        </div>
      </div>
    </footer>
  );
}
