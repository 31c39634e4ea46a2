// New: a product in one line, for the product menu.
import { productDescription } from '@site/src/products/productTexts';

export default function ProductDescription({ id }: { id: string }) {
  return productDescription(id);
}
