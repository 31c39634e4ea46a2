import useBaseUrl from '@docusaurus/useBaseUrl';
import Translate from '@docusaurus/Translate';
import type { ComponentUse, DemoSource, PropInUse } from '../shared/types';
import styles from './DemoDetails.module.css';

function Prop({ name, href, text }: PropInUse) {
  const code = <code translate="no">{name}</code>;
  const address = useBaseUrl(href);
  return (
    <li>
      {href === undefined ? code : <a href={address}>{code}</a>}
      {text !== undefined && <span>{` ${text}`}</span>}
    </li>
  );
}

function UsedComponent({ component, href, props }: ComponentUse) {
  return (
    <li>
      <a href={useBaseUrl(href)} className={styles.component}>
        {component}
      </a>
      <ul>
        {props.map((prop) => (
          <Prop key={prop.name} {...prop} />
        ))}
      </ul>
    </li>
  );
}

/**
 * The collapsed details below a demo's code: the components in it with the props that it sets on them, or the
 * accessibility tree that a screen reader gets before anything in the demo is used.
 */
export function DemoDetails({ uses, tree }: Pick<DemoSource, 'uses' | 'tree'>) {
  return (
    <details className={styles.uses}>
      <summary>
        {uses ? (
          <Translate id="demo.uses.title">Props used</Translate>
        ) : (
          <Translate id="demo.tree.title">What a screen reader is given</Translate>
        )}
      </summary>
      {uses ? (
        <ul className={styles.components}>
          {uses.map((use) => (
            <UsedComponent key={use.href} {...use} />
          ))}
        </ul>
      ) : (
        <samp translate="no" className={styles.tree} dir="ltr">
          {tree}
        </samp>
      )}
    </details>
  );
}
