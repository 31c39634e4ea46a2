import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import { ApiSection } from './ApiSection';
import type { ComponentApi } from './types';

type Props = { name: string } & NonNullable<ComponentApi['inheritance']>;

/** The component whose props this one takes too. */
export function InheritanceSection({ name, component, href }: Props) {
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
    </ApiSection>
  );
}
