import Heading from '@theme/Heading';
import { TypeText } from './TypeText';
import { typeAnchor } from '../../shared/component-page/anchors';
import { declaredNames } from '../../shared/component-page/typeParts';
import type { TypeApi } from '../../shared/component-page/types';
import styles from './TypeDefinitions.module.css';

interface Props {
  types: readonly TypeApi[];
}

/** The definitions of types, each with a heading. Leaves out types that are described elsewhere. */
export function TypeDefinitions({ types }: Props) {
  return (
    <>
      {types.map(({ name, definition }) =>
        definition === undefined ? null : (
          <figure key={name} className={styles.type}>
            <Heading as="h3" id={typeAnchor(name)}>
              {name}
            </Heading>
            <pre className={styles.definition}>
              <TypeText
                text={definition}
                types={types.filter((type) => !declaredNames(definition).includes(type.name))}
              />
            </pre>
          </figure>
        ),
      )}
    </>
  );
}
