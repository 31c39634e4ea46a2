import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { parseLanguage } from '@component-docs/labels/shared/siteConfig';
import type { AdShape } from '../types';
import { AdDisplay } from './AdDisplay';
import styles from './Ad.module.css';
import type { AdSlotState } from './adSlot';
import { inHouseRecord } from './inHouseRecord';
import { PleaseWhitelist } from './PleaseWhitelist';
import { ScriptAd } from './ScriptAd';

interface Props extends AdSlotState {
  shape: AdShape;
  /** URL of the script that loads the third party's ad. */
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
          key={content.ad.name}
          ad={inHouseRecord(content.ad, { language, pictures })}
          shape={shape}
        />
      )}
      {content.kind === 'whitelist' && <PleaseWhitelist />}
    </span>
  );
}
