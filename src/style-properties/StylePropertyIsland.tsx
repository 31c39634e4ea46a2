import { useId, useState } from 'react';
import { translate } from '@docusaurus/Translate';
import { CodeBlock } from '@component-docs/written-pages/browser/code-blocks/CodeBlock';
import { lineHtml } from '@component-docs/written-pages/shared/code-blocks/lineHtml';
import type { StylePropertyModel, InlineStyle } from './shared/types';
import styles from './StyleProperty.module.css';

interface Props extends Pick<StylePropertyModel, 'sample' | 'items' | 'container'> {
  /** Of the element that has the property. */
  style: InlineStyle;
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** Which of the items has the property, in samples in which only one has it: the second. */
const CHOSEN = 2;

function sampleText() {
  return translate({
    id: 'styleProperty.text',
    message: 'Order 1042 left the warehouse this morning and arrives tomorrow before noon.',
  });
}

/** Elements that show the effect of a property. They are a picture: screen readers get the CSS instead. */
function Sample({ sample, items, container, style }: Props) {
  switch (sample) {
    case 'box':
    case 'text':
      return (
        <div className={styles.sample} aria-hidden="true" style={container}>
          <div className={styles.target} style={style}>
            {sampleText()}
          </div>
        </div>
      );
    case 'items':
    case 'uneven':
      return (
        <div className={styles.sample} aria-hidden="true">
          <div className={`${styles.target} ${styles[sample]}`} style={style}>
            {numbers(items).map((number) => (
              <div key={number} className={styles.item}>
                {number}
              </div>
            ))}
          </div>
        </div>
      );
    case 'item':
      return (
        <div className={styles.sample} aria-hidden="true" style={container}>
          {numbers(items).map((number) => (
            <div
              key={number}
              className={number === CHOSEN ? `${styles.item} ${styles.chosen}` : styles.item}
              style={number === CHOSEN ? style : undefined}
            >
              {number}
            </div>
          ))}
        </div>
      );
  }
}

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
function PropertyFacts({ names, cssNames, scale }: StylePropertyModel) {
  return (
    <dl className={styles.facts}>
      <List
        label={translate({ id: 'styleProperty.names', message: 'Names in sx' })}
        codes={names}
      />
      <List label={translate({ id: 'styleProperty.css', message: 'CSS' })} codes={cssNames} />
      {scale && (
        <List label={translate({ id: 'styleProperty.theme', message: 'Theme' })} codes={[scale]} />
      )}
    </dl>
  );
}

const plainHtml = (text: string) => lineHtml([{ kind: undefined, text }]);

/** The values of a property to choose from, a sample that has the chosen one, its CSS, and its code. */
export function StylePropertyIsland(model: StylePropertyModel) {
  const { name, values } = model;
  const [index, setIndex] = useState(0);
  const id = useId();
  const value = values[index] ?? values[0];
  return (
    value && (
      <div
        role="group"
        aria-label={translate(
          { id: 'styleProperty.name', message: 'Values of {property}' },
          { property: name },
        )}
      >
        <fieldset className={styles.values} translate="no">
          <legend>
            <code>{name}</code>
          </legend>
          {values.map(({ text }, each) => (
            <label key={text}>
              <input
                type="radio"
                name={id}
                checked={each === index}
                onChange={() => setIndex(each)}
              />
              <code>{text}</code>
            </label>
          ))}
        </fieldset>
        <Sample {...model} style={value.style} />
        <div className={styles.code}>
          <CodeBlock html={plainHtml(value.sx)} language="tsx" />
          <CodeBlock html={plainHtml(value.css)} language="css" />
        </div>
        <PropertyFacts {...model} />
      </div>
    )
  );
}
