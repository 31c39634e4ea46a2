import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import { Callout } from './Callout';
import type { ComponentApi } from './types';

interface Props {
  api: ComponentApi;
}

function RefRemark({ api: { name, ref } }: Props) {
  if (ref.kind === 'none') {
    return (
      <Translate id="api.ref.none" description="Below the props" values={{ name }}>
        {'{name} cannot hold a ref.'}
      </Translate>
    );
  }
  return ref.element === undefined ? (
    <Translate id="api.ref.root" description="Below the props" values={{ name }}>
      {'A ref on {name} gives its root element.'}
    </Translate>
  ) : (
    <Translate
      id="api.ref.element"
      description="Below the props; element is a DOM class such as HTMLDivElement"
      values={{ name, element: <code>{ref.element}</code> }}
    >
      {'A ref on {name} gives its root element ({element}).'}
    </Translate>
  );
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

/** Remarks on props that aren't in the table: those of the system and the native element, and the ref. */
export function PropsRemarks({ api }: Props) {
  const { name, ref, spread, inheritance, hasSystemProps } = api;
  return (
    <>
      {hasSystemProps && <SystemRemark api={api} />}
      {spread && !inheritance && (
        <p>
          <Translate id="api.props.spread" description="Below the props" values={{ name }}>
            {'{name} passes all other props on to its root element.'}
          </Translate>
        </p>
      )}
      <Callout kind={ref.kind === 'none' ? 'warning' : 'info'}>
        <RefRemark api={api} />
      </Callout>
    </>
  );
}
