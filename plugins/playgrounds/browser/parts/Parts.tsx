import Translate from '@docusaurus/Translate';
import { useDisclosure } from '@component-docs/kit/browser/useDisclosure';
import type { Part } from '../../shared/types';
import { PartsList } from './PartsList';
import styles from '../Playground.module.css';

interface Props {
  /** Finds the playground and its popups. */
  scope: string;
  parts: readonly Part[];
}

/** The slots and classes of a component, listed when the reader asks for them. */
export function Parts({ scope, parts }: Props) {
  const { isOpen, details } = useDisclosure();
  return (
    <details className={styles.parts} {...details}>
      <summary>
        <Translate
          id="playground.parts"
          description="Shows the slots and classes of a component in its playground"
          values={{ count: parts.length }}
        >
          {'Slots and classes ({count})'}
        </Translate>
      </summary>
      {isOpen && <PartsList scope={scope} parts={parts} />}
    </details>
  );
}
