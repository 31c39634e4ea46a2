import Heading from '@theme/Heading';
import { typeAnchor } from '../../shared/component-page/anchors';
import { declaredNames } from '../../shared/component-page/typeParts';
import type { TypeApi } from '../../shared/component-page/types';
import { TypeText } from './TypeText';
import { WHOLE_LINE } from './breakPoints';
import { ApiSection } from './ApiSection';
import { Folded, typesLabel } from './Folded';
import styles from './TypesSection.module.css';

/** The definitions of types, each with a heading. Leaves out types that are described elsewhere. */
function TypeDefinitions({ types }: { types: readonly TypeApi[] }) {
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
                room={WHOLE_LINE}
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

/** The types that the page mentions, each with its definition. */
export function TypesSection({ types }: { types: readonly TypeApi[] }) {
  const defined = types.flatMap(({ name, definition }) => (definition === undefined ? [] : [name]));
  return (
    <ApiSection id="types">
      <Folded label={typesLabel(defined)}>
        <TypeDefinitions types={types} />
      </Folded>
    </ApiSection>
  );
}
