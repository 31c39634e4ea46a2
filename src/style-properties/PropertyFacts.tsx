import { translate } from '@docusaurus/Translate';
import type { StylePropertyModel } from './shared/types';
import styles from './StyleProperty.module.css';

function List({ label, codes }: { label: string; codes: readonly string[] }) {
  return (
    <div>
      <dt>{label}</dt>
      {codes.map((code) => (
        <dd key={code}>
          <code translate="no">{code}</code>
        </dd>
      ))}
    </div>
  );
}

/** The names of a property, the CSS that it sets, and where its values come from. */
export function PropertyFacts({ names, cssNames, scale }: StylePropertyModel) {
  return (
    <dl className={styles.facts}>
      <List
        label={translate({
          id: 'styleProperty.names',
          message: 'Names in sx',
          description: 'Of a property and its short forms',
        })}
        codes={names}
      />
      <List
        label={translate({
          id: 'styleProperty.css',
          message: 'CSS',
          description: 'The CSS properties that a property sets',
        })}
        codes={cssNames}
      />
      {scale && (
        <List
          label={translate({
            id: 'styleProperty.theme',
            message: 'Theme',
            description: 'Where the values of a property are looked up',
          })}
          codes={[scale]}
        />
      )}
    </dl>
  );
}
