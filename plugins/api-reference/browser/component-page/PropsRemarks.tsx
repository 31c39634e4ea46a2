import Translate from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import type { ComponentApi } from '../../shared/component-page/types';
import type { ReactNode } from 'react';
import clsx from 'clsx';
import styles from './Callout.module.css';

/** A short remark that is set off from the surrounding text. */
function Callout({ kind, children }: { kind: 'info' | 'warning'; children: ReactNode }) {
  return (
    <div className={clsx(styles.callout, styles[kind])} role="note">
      {children}
    </div>
  );
}

/** Names the element that a ref on the component refers to. */
function RefRemark({ api: { name, ref } }: { api: Pick<ComponentApi, 'name' | 'ref'> }) {
  const element = <code>{'tag' in ref && `<${ref.tag}>`}</code>;
  switch (ref.kind) {
    case 'root':
      return (
        <Translate id="api.ref.root" values={{ name, element }}>
          {'A ref on {name} refers to its root element, which is {element} by default.'}
        </Translate>
      );
    case 'element':
      return (
        <Translate id="api.ref.element" values={{ name, element }}>
          {'A ref on {name} refers to an element inside its root element: {element} by default.'}
        </Translate>
      );
    case 'child':
      return (
        <Translate id="api.ref.child" values={{ name }}>
          {'A ref on {name} refers to the element of its child.'}
        </Translate>
      );
    case 'any':
      return (
        <Translate id="api.ref.any" values={{ name }}>
          {'{name} can hold a ref.'}
        </Translate>
      );
    case 'none':
      return (
        <Translate id="api.ref.none" values={{ name }}>
          {'{name} cannot hold a ref.'}
        </Translate>
      );
  }
}

interface PropsRemarksProps {
  api: ComponentApi;
}

function SystemRemark({ api: { name, guides } }: PropsRemarksProps) {
  const link = (
    <Link to={guides.systemProps}>
      <Translate id="api.props.system.link">system properties</Translate>
    </Link>
  );
  return (
    <p>
      <Translate id="api.props.system" values={{ name, link }}>
        {'As a CSS utility component, {name} also takes all {link} as props.'}
      </Translate>
    </p>
  );
}

/** Tells how props that aren't listed are used, if they are. */
function SpreadRemark({ api: { name, spread, inheritance } }: PropsRemarksProps) {
  return spread && !inheritance ? (
    <p>
      <Translate id="api.props.spread" values={{ name }}>
        {'{name} passes all other props on to its root element.'}
      </Translate>
    </p>
  ) : null;
}

/**
 * Remarks on props that aren't in the table: the props of the system and of the native element, and the ref.
 */
export function PropsRemarks({ api }: PropsRemarksProps) {
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
