import Translate from '@docusaurus/Translate';
import { ApiSection } from './ApiSection';
import { PropsRemarks } from './PropsRemarks';
import { PropsTable } from './PropsTable';
import type { ComponentApi } from '../../shared/component-page/types';

interface Props {
  api: ComponentApi;
}

/** The documented props of a component, and remarks on all others. */
export function PropsSection({ api }: Props) {
  const { name, props, types } = api;
  return (
    <ApiSection id="props">
      {props.length > 0 ? (
        <PropsTable props={props} types={types} />
      ) : (
        <p>
          <Translate id="api.props.none" description="In place of the props" values={{ name }}>
            {'{name} has no props of its own.'}
          </Translate>
        </p>
      )}
      <PropsRemarks api={api} />
    </ApiSection>
  );
}
