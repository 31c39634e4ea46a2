import { translate } from '@docusaurus/Translate';
import { CODE_VARIANTS } from '@component-docs/preferences/shared/codeVariant';
import {
  setCodeVariant,
  useCodeVariant,
} from '@component-docs/preferences/browser/codeVariantStore';
import styles from '../Demo.module.css';

/** Chooses the language of the code of every demo. */
export function VariantToggle({ demoId }: { demoId: string }) {
  const variant = useCodeVariant();
  return (
    <div
      role="group"
      className={styles.variants}
      aria-label={translate({
        id: 'demo.variant.ariaLabel',
        message: 'Language of the code',
        description: 'Name of the JS/TS switch',
      })}
    >
      {CODE_VARIANTS.map((name) => (
        <button
          key={name}
          type="button"
          className={styles.variant}
          aria-pressed={name === variant}
          data-ga-event-category="demo"
          data-ga-event-action={name === 'JS' ? 'source-js' : 'source-ts'}
          data-ga-event-label={demoId}
          onClick={() => setCodeVariant(name)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
