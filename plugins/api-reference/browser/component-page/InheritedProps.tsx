import Translate from '@docusaurus/Translate';
import { Deprecation } from './Deprecation';
import { PreparedHtml } from './PreparedHtml';
import { TypeText } from './TypeText';
import type { InheritedPropApi, TypeApi } from '../../shared/component-page/types';
import styles from './InheritedProps.module.css';

interface Props {
  component: string;
  props: readonly InheritedPropApi[];
  types: readonly TypeApi[];
}

/** A collapsible summary of another component's props; each links to its row on that component's page. */
export function InheritedProps({ component, props, types }: Props) {
  return (
    <details className={styles.inherited}>
      <summary>
        <Translate
          id="api.inheritance.props"
          description="Unfolds a list of props; component is the component that has them"
          values={{ count: props.length, component }}
        >
          {'{component} props ({count})'}
        </Translate>
      </summary>
      <dl>
        {props.map(({ name, type, default: defaultValue, summaryHtml, deprecated, href }) => (
          <div key={name} className={styles.prop}>
            <dt>
              <a href={href}>
                <code>{name}</code>
              </a>
            </dt>
            <dd>
              <TypeText text={type} types={types} />
              {defaultValue !== undefined && (
                <>
                  {' = '}
                  <code>{defaultValue}</code>
                </>
              )}
              {summaryHtml && <PreparedHtml html={summaryHtml} />}
              {deprecated && <Deprecation {...deprecated} />}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
