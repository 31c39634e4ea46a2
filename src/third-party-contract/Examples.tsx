import type { ReactNode } from 'react';
import styles from './Examples.module.css';

interface Props<Example> {
  examples: readonly Example[];
  children: (example: Example) => ReactNode;
}

/** States side by side, each under its name. */
export function Examples<Example extends { name: string }>({ examples, children }: Props<Example>) {
  return (
    <div className={styles.examples}>
      {examples.map((example) => (
        <figure key={example.name} className={styles.example} data-example={example.name}>
          <figcaption className={styles.name}>{example.name}</figcaption>
          {children(example)}
        </figure>
      ))}
    </div>
  );
}
