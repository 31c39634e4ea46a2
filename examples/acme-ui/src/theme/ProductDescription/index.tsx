// Replaces: the theme describes no product.
import Translate from '@docusaurus/Translate';

export default function ProductDescription() {
  return <Translate id="acme.product">Five components for React</Translate>;
}
