import Translate from '@docusaurus/Translate';
import type { ComponentApi } from '../../shared/component-page/types';

interface Props {
  api: Pick<ComponentApi, 'name' | 'ref'>;
}

/** Tells what a ref on the component refers to. */
export function RefRemark({ api: { name, ref } }: Props) {
  const element = <code>{'tag' in ref && `<${ref.tag}>`}</code>;
  switch (ref.kind) {
    case 'root':
      return (
        <Translate
          id="api.ref.root"
          description="Below the props; element is a tag such as <div>"
          values={{ name, element }}
        >
          {'A ref on {name} refers to its root element, which is {element} by default.'}
        </Translate>
      );
    case 'element':
      return (
        <Translate
          id="api.ref.element"
          description="Below the props; element is a tag such as <div>"
          values={{ name, element }}
        >
          {'A ref on {name} refers to an element inside its root element: {element} by default.'}
        </Translate>
      );
    case 'child':
      return (
        <Translate id="api.ref.child" description="Below the props" values={{ name }}>
          {'A ref on {name} refers to the element of its child.'}
        </Translate>
      );
    case 'any':
      return (
        <Translate id="api.ref.any" description="Below the props" values={{ name }}>
          {'{name} can hold a ref.'}
        </Translate>
      );
    case 'none':
      return (
        <Translate id="api.ref.none" description="Below the props" values={{ name }}>
          {'{name} cannot hold a ref.'}
        </Translate>
      );
  }
}
