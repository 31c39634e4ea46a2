import ApiFilter from '@theme/ApiFilter';
import Heading from '@theme/Heading';
import { Island } from '../../../static-pages/browser/islands';
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
  const props = { productId, components, hooks };
  return (
    <div data-styles="reference">
      <Heading as="h1">{indexTitle(data)}</Heading>
      <p className="description">{indexDescription(data)}</p>
      <Island id="api-filter" module="api-filter" props={props}>
        <ApiFilter {...props} />
      </Island>
    </div>
  );
}
