import ApiFilter from '@theme/ApiFilter';
import Heading from '@theme/Heading';
import { indexDescription, indexTitle } from './labels';
import type { ApiIndexData } from '../../shared/index-page/types';

interface Props {
  data: ApiIndexData;
}

/**
 * The body of an API reference's index page: all components and hooks, and a search field over the
 * whole reference.
 */
export function ApiIndex({ data }: Props) {
  const { productId, components, hooks } = data;
  return (
    <div data-styles="reference">
      <Heading as="h1">{indexTitle(data)}</Heading>
      <p className="description">{indexDescription(data)}</p>
      <ApiFilter productId={productId} components={components} hooks={hooks} />
    </div>
  );
}
