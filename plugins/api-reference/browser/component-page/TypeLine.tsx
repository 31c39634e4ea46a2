import { WIDE } from './breakPoints';
import { CodeText } from './CodeText';
import { columnLabels } from './labels';
import { TypeText } from './TypeText';
import type { TypeApi } from '../../shared/component-page/types';
import styles from './ApiTable.module.css';

interface Props {
  type: string;
  default?: string | undefined;
  types: readonly TypeApi[];
}

/** What a prop or parameter can be set to, and its default, above its description. */
export function TypeLine({ type, default: defaultValue, types }: Props) {
  return (
    <div className={styles.type}>
      <TypeText text={type} types={types} />
      {defaultValue !== undefined && (
        <span>
          {columnLabels().default}{' '}
          <code>
            <CodeText text={defaultValue} room={WIDE} />
          </code>
        </span>
      )}
    </div>
  );
}
