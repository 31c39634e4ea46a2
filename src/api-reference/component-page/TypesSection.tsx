import { ApiSection } from './ApiSection';
import { TypeDefinitions } from './TypeDefinitions';
import type { TypeApi } from '../shared/component-page/types';

interface Props {
  types: readonly TypeApi[];
}

/** The types that the page mentions, each with its definition. */
export function TypesSection({ types }: Props) {
  return (
    <ApiSection id="types">
      <TypeDefinitions types={types} />
    </ApiSection>
  );
}
