import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import { Callout } from './Callout';
import { RefRemark } from './RefRemark';
import type { ComponentApi } from '../../shared/component-page/types';

interface Props {
  api: ComponentApi;
}

function SystemRemark({ api: { name, guides } }: Props) {
  const link = (
    <Link to={guides.systemProps}>
      <Translate id="api.props.system.link" description="Link text in api.props.system">
        system properties
      </Translate>
    </Link>
  );
  return (
    <p>
      <Translate
        id="api.props.system"
        description="Below the props of a CSS utility component; link is api.props.system.link"
        values={{ name, link }}
      >
        {'As a CSS utility component, {name} also takes all {link} as props.'}
      </Translate>
    </p>
  );
}

/** Tells how props that aren't listed are used, if they are. */
function SpreadRemark({ api: { name, spread, inheritance } }: Props) {
  return spread && !inheritance ? (
    <p>
      <Translate id="api.props.spread" description="Below the props" values={{ name }}>
        {'{name} passes all other props on to its root element.'}
      </Translate>
    </p>
  ) : null;
}

/** Remarks on props that aren't in the table: those of the system and the native element, and the ref. */
export function PropsRemarks({ api }: Props) {
  const { ref, hasSystemProps } = api;
  return (
    <>
      {hasSystemProps && <SystemRemark api={api} />}
      <SpreadRemark api={api} />
      <Callout kind={ref.kind === 'none' ? 'warning' : 'info'}>
        <RefRemark api={api} />
      </Callout>
    </>
  );
}
