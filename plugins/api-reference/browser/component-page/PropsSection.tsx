import type { ReactElement, ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { ComponentApi } from '../../shared/component-page/types';
import { ApiSection } from './blocks';
import { SortMenu } from './ChoiceMenu';
import { MembersTable } from './MembersTable';
import table from './ApiTable.module.css';
import styles from './Sections.module.css';

interface Props {
  api: ComponentApi;
}

/** Explains the mark of a required prop to readers who see it; others hear it with each prop. */
function Legend() {
  return (
    <span className={table.legend} aria-hidden="true">
      <span className={table.required}>*</span>{' '}
      <Translate id="api.props.required">required</Translate>
    </span>
  );
}

type RefValues = { name: string; element: ReactNode };

/** What a ref on a component refers to. */
const REF_TEXTS: Record<ComponentApi['ref']['kind'], (values: RefValues) => ReactElement> = {
  root: (values) => (
    <Translate id="api.ref.root" values={values}>
      {'A ref on {name} refers to its root element, which is {element} by default.'}
    </Translate>
  ),
  element: (values) => (
    <Translate id="api.ref.element" values={values}>
      {'A ref on {name} refers to an element inside its root element: {element} by default.'}
    </Translate>
  ),
  child: (values) => (
    <Translate id="api.ref.child" values={values}>
      {'A ref on {name} refers to the element of its child.'}
    </Translate>
  ),
  any: (values) => (
    <Translate id="api.ref.any" values={values}>
      {'{name} can hold a ref.'}
    </Translate>
  ),
  none: (values) => (
    <Translate id="api.ref.none" values={values}>
      {'{name} cannot hold a ref.'}
    </Translate>
  ),
};

function SystemRemark({ api: { name, guides } }: Props) {
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

/** Remarks on props that aren't in the table: of the system, of the native element, and the ref. */
export function PropsRemarks({ api }: Props) {
  const { name, ref, spread, inheritance, hasSystemProps } = api;
  const element = <code>{'tag' in ref && `<${ref.tag}>`}</code>;
  return (
    <>
      {hasSystemProps && <SystemRemark api={api} />}
      {spread && !inheritance && (
        <p>
          <Translate id="api.props.spread" values={{ name }}>
            {'{name} passes all other props on to its root element.'}
          </Translate>
        </p>
      )}
      <div
        className={clsx(styles.callout, ref.kind === 'none' ? styles.warning : styles.info)}
        role="note"
      >
        {REF_TEXTS[ref.kind]({ name, element })}
      </div>
    </>
  );
}

/** The documented props of a component, and remarks on all others. */
export function PropsSection({ api }: Props) {
  const { name, props, types } = api;
  const sortMenu = (
    <>
      {props.some(({ required }) => required) && <Legend />}
      <SortMenu />
    </>
  );
  return (
    <ApiSection id="props">
      {props.length > 0 ? (
        <MembersTable
          labelledBy="props"
          members={props}
          rowKind="props"
          types={types}
          sortMenu={sortMenu}
        />
      ) : (
        <p>
          <Translate id="api.props.none" values={{ name }}>
            {'{name} has no props of its own.'}
          </Translate>
        </p>
      )}
      <PropsRemarks api={api} />
    </ApiSection>
  );
}
