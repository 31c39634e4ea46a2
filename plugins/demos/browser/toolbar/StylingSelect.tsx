import { translate } from '@docusaurus/Translate';
import {
  CODE_STYLINGS,
  parseCodeStyling,
  STYLING_NAMES,
} from '@component-docs/preferences/shared/codeStyling';
import type { CodeStyling } from '@component-docs/preferences/shared/codeStyling';
import {
  setCodeStyling,
  useCodeStyling,
} from '@component-docs/preferences/browser/codeStylingStore';
import { trackAction } from '@component-docs/kit/browser/track';
import styles from '../Demo.module.css';

/** Returns the label of a styling. `MUI System` is the same in every language. */
function stylingLabel(styling: CodeStyling): string {
  switch (styling) {
    case 'MUI System':
      return 'MUI System';
    case 'Tailwind':
      return 'Tailwind CSS';
    case 'CSS':
      return translate({
        id: 'demo.styling.css',
        message: 'Plain CSS',
        description: 'A choice of how demos are styled',
      });
  }
}

/** Chooses the styling of every demo on the site. */
export function StylingSelect({ demoId }: { demoId: string }) {
  return (
    <select
      className={styles.styling}
      aria-label={translate({
        id: 'demo.styling.ariaLabel',
        message: 'Styling of the demos',
        description: 'Name of the styling select',
      })}
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
