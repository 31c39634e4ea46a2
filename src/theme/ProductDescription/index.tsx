// Replaces: the theme describes no product.
import { productDescription } from '@site/src/products/productTexts';

export default function ProductDescription({ id }: { id: string }) {
  return productDescription(id);
}
