import Translate from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import type {
  InheritedPropApi,
  TypeApi,
  ComponentApi,
  InheritanceApi,
} from '../../shared/component-page/types';
import { TypeText } from './TypeText';
import { ApiSection, Deprecation, PreparedHtml } from './blocks';
import styles from './Sections.module.css';

interface InheritedPropsProps {
  component: string;
  props: readonly InheritedPropApi[];
  types: readonly TypeApi[];
}

/** A collapsible summary of another component's props; each links to its row on that component's page. */
function InheritedProps({ component, props, types }: InheritedPropsProps) {
  return (
    <details className={styles.inherited}>
      <summary>
        <Translate id="api.inheritance.props" values={{ count: props.length, component }}>
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

/** Says on which component a component is built. */
export function InheritanceText({ name, component, href }: Omit<InheritanceSectionProps, 'types'>) {
  const link = <Link to={href}>{component}</Link>;
  return (
    <p>
      <Translate id="api.inheritance.text" values={{ name, component: link }}>
        {'{name} also takes all props of {component}, on which it is built.'}
      </Translate>
    </p>
  );
}

type InheritanceSectionProps = Pick<ComponentApi, 'name' | 'types'> & InheritanceApi;

/** The component whose props this component also accepts. */
export function InheritanceSection({ types, ...inheritance }: InheritanceSectionProps) {
  const { component, props } = inheritance;
  return (
    <ApiSection id="inheritance">
      <InheritanceText {...inheritance} />
      {props && props.length > 0 && (
        <InheritedProps component={component} props={props} types={types} />
      )}
    </ApiSection>
  );
}
