import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Sponsor, SponsorSlots, Banner } from './sponsors';
import styles from './Sponsors.module.css';

/** Shows the banner above the contents, in the reader's language. */
export function TocBanner({ href, text }: Banner) {
  const { currentLocale } = useDocusaurusContext().i18n;
  return (
    <a
      className={styles.banner}
      data-styles="supporters"
      href={href}
      target="_blank"
      rel="noopener noreferrer"
    >
      {text[currentLocale] ?? text.en}
    </a>
  );
}

function Logo({ name, href, light, dark }: Sponsor) {
  const lightSource = useBaseUrl(light);
  const darkSource = useBaseUrl(dark);
  return (
    <a
      className={styles.sponsor}
      data-styles="supporters"
      href={href}
      target="_blank"
      rel="noopener sponsored"
      data-ga-event-category="sponsor"
      data-ga-event-action="docs-premium"
      data-ga-event-label={new URL(href).hostname}
    >
      <img className={styles.light} src={lightSource} alt={name} width={125} height={35} />
      <img className={styles.dark} src={darkSource} alt={name} width={125} height={35} />
    </a>
  );
}

/** Shows the diamond sponsors below the contents, and a link to become one; nothing without either. */
export function Sponsors({ sponsors, becomeHref }: Pick<SponsorSlots, 'sponsors' | 'becomeHref'>) {
  return (
    <>
      {sponsors.map((sponsor) => (
        <Logo key={sponsor.name} {...sponsor} />
      ))}
      {becomeHref && (
        <Link className={styles.become} data-styles="supporters" to={becomeHref}>
          <Translate id="sponsors.become">Become a Diamond sponsor</Translate>
        </Link>
      )}
    </>
  );
}
