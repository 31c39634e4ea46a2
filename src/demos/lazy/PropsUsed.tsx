import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { ComponentUse, PropInUse } from '../types';
import styles from './PropsUsed.module.css';

function Prop({ name, href, text }: PropInUse) {
  const code = <code>{name}</code>;
  return (
    <li>
      {href === undefined ? code : <Link to={href}>{code}</Link>}
      {text !== undefined && ` ${text}`}
    </li>
  );
}

/** What a demo shows of the API: its components and the props that it sets on them. */
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
            <Link to={href} className={styles.component}>
              {component}
            </Link>
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
