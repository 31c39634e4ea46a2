import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import { ApiSection } from './ApiSection';
import { InheritedProps } from './InheritedProps';
import type { ComponentApi, InheritanceApi } from '../../shared/component-page/types';

type Props = Pick<ComponentApi, 'name' | 'types'> & InheritanceApi;

/** The component whose props this component also accepts. */
export function InheritanceSection({ name, component, href, props, types }: Props) {
  const link = <Link to={href}>{component}</Link>;
  return (
    <ApiSection id="inheritance">
      <p>
        <Translate
          id="api.inheritance.text"
          description="component is a link to another component’s API page"
          values={{ name, component: link }}
        >
          {'{name} also takes all props of {component}, on which it is built.'}
        </Translate>
      </p>
      {props && props.length > 0 && (
        <InheritedProps component={component} props={props} types={types} />
      )}
    </ApiSection>
  );
}
