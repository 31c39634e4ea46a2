import { ApiSection } from './ApiSection';
import { Folded } from './Folded';
import { typesLabel } from './foldedLabels';
import { TypeDefinitions } from './TypeDefinitions';
import type { TypeApi } from '../../shared/component-page/types';

interface Props {
  types: readonly TypeApi[];
}

/** The types that the page mentions, each with its definition. */
export function TypesSection({ types }: Props) {
  const defined = types.flatMap(({ name, definition }) => (definition === undefined ? [] : [name]));
  return (
    <ApiSection id="types">
      <Folded label={typesLabel(defined)}>
        <TypeDefinitions types={types} />
      </Folded>
    </ApiSection>
  );
}
