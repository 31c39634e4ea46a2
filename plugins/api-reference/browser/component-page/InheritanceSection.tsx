import Translate from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import type { ComponentApi, InheritedPropApi, TypeApi } from '../../shared/component-page/types';
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

interface Props {
  api: ComponentApi;
  /** The slug of the component, in a tab with several. */
  slug?: string;
}

/** The component whose props a component also accepts, if there is one; on a page of its own with these props. */
export function InheritanceSection({ api: { name, types, inheritance }, slug }: Props) {
  if (!inheritance) {
    return null;
  }
  const { component, href, props = [] } = inheritance;
  const link = <Link to={href}>{component}</Link>;
  return (
    <ApiSection id="inheritance" slug={slug}>
      <p>
        <Translate id="api.inheritance.text" values={{ name, component: link }}>
          {'{name} also takes all props of {component}, on which it is built.'}
        </Translate>
      </p>
      {slug === undefined && props.length > 0 && (
        <InheritedProps component={component} props={props} types={types} />
      )}
    </ApiSection>
  );
}
