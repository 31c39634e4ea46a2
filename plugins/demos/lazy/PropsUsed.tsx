import useBaseUrl from '@docusaurus/useBaseUrl';
import Translate from '@docusaurus/Translate';
import type { ComponentUse, PropInUse } from '../shared/types';
import styles from './PropsUsed.module.css';

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

function ComponentLink({ component, href }: Pick<ComponentUse, 'component' | 'href'>) {
  return (
    <a href={useBaseUrl(href)} className={styles.component}>
      {component}
    </a>
  );
}

/** The components in a demo and the props that it sets on them. */
export function PropsUsed({ uses }: { uses: readonly ComponentUse[] }) {
  return (
    <details className={styles.uses}>
      <summary>
        <Translate id="demo.uses.title" description="Unfolds a list below a demo's code">
          Props used
        </Translate>
      </summary>
      <ul className={styles.components}>
        {uses.map(({ component, href, props }) => (
          <li key={href}>
            <ComponentLink component={component} href={href} />
            <ul>
              {props.map((prop) => (
                <Prop key={prop.name} {...prop} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </details>
  );
}
