import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import { MENU_PRODUCTS } from '@component-docs/kit/shared/site/products';

/** Says why nothing is found without JavaScript, and leads to pages from which everything can be reached. */
export function WithoutScript() {
  return (
    <noscript>
      <p>
        <Translate
          id="searchPage.needsScript"
          description="On the search page without JavaScript, above links to the products"
        >
          The search runs in your browser, so it needs JavaScript. Without it, start from a product:
          the navigation beside its first page lists all others.
        </Translate>
      </p>
      <ul>
        {MENU_PRODUCTS.map(({ id, landing, name }) => (
          <li key={id}>
            <Link to={landing}>{name}</Link>
          </li>
        ))}
      </ul>
    </noscript>
  );
}
