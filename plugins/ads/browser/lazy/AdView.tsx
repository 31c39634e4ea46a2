import { useEffect, useRef } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Translate, { translate } from '@docusaurus/Translate';
import { parseLanguage } from '@component-docs/labels/shared/siteConfig';
import { SITE_IDS } from '@component-docs/static-pages/shared/siteIds';
import { loadScript } from '@component-docs/third-parties/browser/loadScript';
import { LANGUAGES } from '@component-docs/labels/shared/languages';
import type { Language } from '@component-docs/labels/shared/languages';
import type { InHouseAd } from '@component-docs/kit/shared/site/types';
import type { AdShape, Ad } from '../types';
import { AdDisplay } from './AdDisplay';
import type { AdSlotState } from './adSlot';
import { useGuard } from './AdErrorBoundary';
import styles from './Ad.module.css';

/** Returns an in-house ad in the reader's language, or else in the default one. `pictures` is the folder of its image. */
function inHouseRecord(
  { id, link, sponsor, texts }: InHouseAd,
  { language, pictures }: { language: Language; pictures: string },
): Ad {
  return {
    ...((texts[language] ?? texts[LANGUAGES[0]]) as InHouseAd['texts'][string]),
    link,
    img: `${pictures}${id}.svg`,
    poweredby: sponsor,
    label: `in-house-${id}`,
  };
}

/** The element that a third party's script fills with its ad. */
function ScriptAd({ src, hidden }: { src: string; hidden: boolean }) {
  const container = useRef<HTMLSpanElement>(null);
  const guard = useGuard();
  useEffect(() => {
    const element = container.current;
    // Deferred so that mounting twice in a row (strict mode) requests only one ad.
    const load = guard(() => element && loadScript(src, element, SITE_IDS.adScript));
    const timer = window.setTimeout(load);
    return () => {
      window.clearTimeout(timer);
      element?.replaceChildren();
    };
  }, [src, guard]);
  return <span ref={container} className={styles.script} hidden={hidden} />;
}

/** Asks readers with an ad blocker to allow ads on this site. */
function PleaseWhitelist() {
  const love = translate({ id: 'ad.whitelist.love', message: 'Love' });
  return (
    <span className={styles.whitelist}>
      <b>
        <Translate id="ad.whitelist.title">Help us keep running</Translate>
      </b>
      <span>
        <Translate id="ad.whitelist.text">
          Ads about technology, without tracking, pay for these pages. Please allow them for this
          site in your ad blocker.
        </Translate>
      </span>
      <span>
        <Translate id="ad.whitelist.thanks">Thank you!</Translate>{' '}
        <span role="img" aria-label={love}>
          ❤️
        </span>
      </span>
    </span>
  );
}

interface Props extends AdSlotState {
  shape: AdShape;
  script?: string;
}

/** Renders the content that the slot's state machine has chosen. */
export function AdView({ content, label, shape, script }: Props) {
  const pictures = useBaseUrl('/img/in-house/');
  const language = parseLanguage(useDocusaurusContext().i18n.currentLocale);
  return (
    <span
      className={styles.slot}
      data-ad-content={content.kind}
      data-ga-event-category="ad"
      data-ga-event-action="click"
      data-ga-event-label={label ?? undefined}
    >
      {/* Stays mounted while another ad is shown, because the third party's ad may still load. */}
      {script && content.kind !== 'nothing' && (
        <ScriptAd src={script} hidden={content.kind !== 'script'} />
      )}
      {content.kind === 'in-house' && (
        <AdDisplay
          key={content.ad.id}
          ad={inHouseRecord(content.ad, { language, pictures })}
          shape={shape}
        />
      )}
      {content.kind === 'whitelist' && <PleaseWhitelist />}
    </span>
  );
}
