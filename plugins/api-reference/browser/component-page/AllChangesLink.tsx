import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { HistoryApi } from '../../shared/component-page/types';

interface Props {
  packageName: string;
  history: Pick<HistoryApi, 'allChanges'>;
}

/** Links to the changes of all components, a page that every product with earlier releases has. */
export function AllChangesLink({ packageName, history }: Props) {
  return (
    <p>
      <Link to={history.allChanges}>
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
