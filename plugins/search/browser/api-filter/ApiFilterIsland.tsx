import { Island } from '@component-docs/static-pages/browser/islands';
import { ApiFilter } from './ApiFilter';
import type { ApiFilterProps } from './ApiFilter';

/** The search field of an API reference's index page, with its entries. */
export function ApiFilterIsland({ productId, components, hooks }: ApiFilterProps) {
  const props = { productId, components, hooks };
  return (
    <Island id="api-filter" module="api-filter" props={props}>
      <ApiFilter {...props} />
    </Island>
  );
}
