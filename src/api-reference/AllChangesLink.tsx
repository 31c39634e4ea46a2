import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { ComponentApi } from './types';

interface Props {
  api: Pick<ComponentApi, 'product' | 'packageName'>;
}

/** Leads to the changes of all components; every product with earlier releases has that page. */
export function AllChangesLink({ api: { product, packageName } }: Props) {
  return (
    <p>
      <Link to={`/${product}/api-changes`}>
        <Translate
          id="api.changes.all"
          description="Link below a component’s changes to the page with those of all components"
          values={{ packageName }}
        >
          {'All API changes of {packageName}'}
        </Translate>
      </Link>
    </p>
  );
}
