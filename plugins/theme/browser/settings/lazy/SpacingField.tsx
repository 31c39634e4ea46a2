import { useId } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { MAX_SPACING, MIN_SPACING } from '@component-docs/preferences/browser/theme/spacingLimits';
import { useThemeDispatch } from '@component-docs/preferences/browser/theme/ThemeProvider';
import styles from './SettingsDrawer.module.css';
import { useThemeState } from '@component-docs/preferences/browser/theme/useTheme';

/** Changes the theme's spacing unit in steps of one pixel. */
export function SpacingField() {
  const spacing = useThemeState((theme) => theme.spacing);
  const dispatch = useThemeDispatch();
  const id = useId();
  return (
    <section className={styles.section}>
      <h3 id={id} className={styles.heading}>
        <Translate id="settings.spacing">Spacing unit</Translate>
      </h3>
      <div role="group" aria-labelledby={id} className={styles.group}>
        <button
          type="button"
          className={styles.choice}
          aria-label={translate({ id: 'settings.spacing.decrease', message: 'decrease spacing' })}
          disabled={spacing <= MIN_SPACING}
          onClick={() => dispatch({ type: 'DECREASE_SPACING' })}
        >
          −
        </button>
        <output className={styles.value}>
          <bdi dir="ltr">{`${spacing} px`}</bdi>
        </output>
        <button
          type="button"
          className={styles.choice}
          aria-label={translate({ id: 'settings.spacing.increase', message: 'increase spacing' })}
          disabled={spacing >= MAX_SPACING}
          onClick={() => dispatch({ type: 'INCREASE_SPACING' })}
        >
          +
        </button>
      </div>
    </section>
  );
}
