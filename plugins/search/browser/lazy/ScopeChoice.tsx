import { translate } from '@docusaurus/Translate';
import { PRODUCTS } from '@component-docs/kit/shared/site/products';
import type { ProductId } from '@component-docs/kit/shared/site/products';
import type { Scope } from '../../shared/types';
import styles from './SearchPanel.module.css';

interface Props {
  /** The name of the radio buttons. */
  name: string;
  /** The product of the page, which comes first. */
  current: ProductId | undefined;
  scope: Scope;
  onChange: (scope: Scope) => void;
}

function allProducts(): string {
  return translate({
    id: 'search.scope.all',
    message: 'All products',
    description: 'Choice of where to search',
  });
}

/** The choice of the product to search: Tab moves to it, and arrow keys change it. */
export function ScopeChoice({ name, current, scope, onChange }: Props) {
  const products = [...PRODUCTS].sort(
    (a, b) => Number(b.id === current) - Number(a.id === current),
  );
  const scopes: { value: Scope; label: string }[] = [
    ...products.map(({ id, name: label }) => ({ value: id, label })),
    { value: 'all', label: allProducts() },
  ];
  return (
    <div
      role="radiogroup"
      className={styles.scopes}
      aria-label={translate({
        id: 'search.scope.label',
        message: 'Search in',
        description: 'Name of the choice of where to search',
      })}
    >
      {scopes.map(({ value, label }) => (
        <label key={value} className={styles.scope}>
          <input
            type="radio"
            name={name}
            checked={value === scope}
            onChange={() => onChange(value)}
          />
          {label}
        </label>
      ))}
    </div>
  );
}
