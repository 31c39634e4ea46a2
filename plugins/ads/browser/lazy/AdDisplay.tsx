import { useEffect, useContext } from 'react';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import { track } from '@component-docs/kit/browser/track';
import { AdContext, DEFAULT_SETTINGS } from '@component-docs/kit/browser/AdProvider';
import type { AdSettings } from '@component-docs/kit/browser/AdProvider';
import type { Ad, AdShape } from '../types';
import styles from './Ad.module.css';

/** Returns the ad settings. Throws outside an `<AdProvider>`. */
export function useAdSettings(): AdSettings {
  const settings = useContext(AdContext);
  if (!settings) {
    throw new Error(
      'The ad config was read outside its provider. Wrap this component in an <AdProvider>.',
    );
  }
  return { GADisplayRatio: settings.GADisplayRatio ?? DEFAULT_SETTINGS.GADisplayRatio };
}

interface Props {
  ad: Ad;
  shape: AdShape;
  className?: string;
}

/** Shows an ad: one link with its text, and the publisher. Counts its display by a separate random draw. */
export function AdDisplay({ ad, shape, className }: Props) {
  const { GADisplayRatio: ratio } = useAdSettings();
  const { label } = ad;
  useEffect(() => {
    if (Math.random() < ratio) {
      track('ad', { eventAction: 'display', eventLabel: label });
    }
  }, [ratio, label]);
  return (
    <span
      className={clsx(styles[shape], className)}
      data-ga-event-category="ad"
      data-ga-event-action="click"
      data-ga-event-label={label}
    >
      <a href={ad.link} target="_blank" rel="noopener sponsored">
        {shape === 'image' ? (
          <img className={styles.picture} src={ad.img} alt="" width={130} height={100} />
        ) : (
          <span className={styles.badge}>
            <Translate id="ad.badge">Ad</Translate>
          </span>
        )}
        <span className={styles.text}>
          <b>{ad.name}</b>
          <span>{ad.name && ad.description ? ` - ${ad.description}` : ad.description}</span>
          {shape === 'inline' && (
            <>
              {' '}
              <u>
                <Translate id="ad.getStarted">Get started</Translate>
              </u>
            </>
          )}
        </span>
      </a>
      <span className={styles.poweredby}>
        <Translate id="ad.publisher" values={{ publisher: ad.poweredby }}>
          {'ad by {publisher}'}
        </Translate>
      </span>
    </span>
  );
}
