import { translate } from '@docusaurus/Translate';
import {
  CODE_STYLINGS,
  parseCodeStyling,
  STYLING_NAMES,
  CODE_VARIANTS,
} from '@component-docs/preferences/shared/codePreferences';
import type { CodeStyling } from '@component-docs/preferences/shared/codePreferences';
import {
  setCodeStyling,
  setCodeVariant,
} from '@component-docs/preferences/browser/codePreferences';
import { trackAction } from '@component-docs/kit/browser/track';
import styles from '../Demo.module.css';
import {
  useCodeStyling,
  useCodeVariant,
} from '@component-docs/preferences/browser/useCodePreferences';

/** Chooses the language of the code of every demo. */
export function VariantToggle({ demoId }: { demoId: string }) {
  const variant = useCodeVariant();
  return (
    <div
      role="group"
      className={styles.variants}
      aria-label={translate({ id: 'demo.variant.ariaLabel', message: 'Language of the code' })}
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

/** Returns the label of a styling. The name of a system of styles is the same in every language. */
function stylingLabel(styling: CodeStyling): string {
  switch (styling) {
    case 'Tailwind':
      return 'Tailwind CSS';
    case 'CSS':
      return translate({ id: 'demo.styling.css', message: 'Plain CSS' });
    default:
      return styling;
  }
}

/** Chooses the styling of every demo on the site. */
export function StylingSelect({ demoId }: { demoId: string }) {
  return (
    <select
      className={styles.styling}
      aria-label={translate({ id: 'demo.styling.ariaLabel', message: 'Styling of the demos' })}
      value={useCodeStyling()}
      onChange={({ target }) => {
        const styling = parseCodeStyling(target.value);
        if (styling) {
          setCodeStyling(styling);
          trackAction('demo', `styling-${STYLING_NAMES[styling]}`, demoId);
        }
      }}
    >
      {CODE_STYLINGS.map((styling) => (
        <option key={styling} value={styling}>
          {stylingLabel(styling)}
        </option>
      ))}
    </select>
  );
}
