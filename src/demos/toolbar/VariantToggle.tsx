import { translate } from '@docusaurus/Translate';
import { CODE_VARIANTS } from '../../preferences/shared/codeVariant';
import { setCodeVariant, useCodeVariant } from '../../preferences/codeVariantStore';
import styles from '../Demo.module.css';

interface Props {
  demoId: string;
  /** Whether both languages show the same code. */
  isSame: boolean;
}

/** Chooses the language of the code of every demo. Disabled where the choice changes nothing. */
export function VariantToggle({ demoId, isSame }: Props) {
  const variant = useCodeVariant();
  const reason = translate({
    id: 'demo.variant.same',
    message: 'This code is the same in JavaScript and TypeScript.',
    description: 'Why the JS/TS switch of a demo is disabled',
  });
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
          title={isSame ? reason : undefined}
          aria-pressed={name === variant}
          aria-disabled={isSame || undefined}
          data-ga-event-category="demo"
          data-ga-event-action={name === 'JS' ? 'source-js' : 'source-ts'}
          data-ga-event-label={demoId}
          onClick={() => {
            if (!isSame) {
              setCodeVariant(name);
            }
          }}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
