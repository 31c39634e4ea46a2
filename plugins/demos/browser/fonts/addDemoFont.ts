import faces from '@generated/demo-fonts/default/faces';
import { themedProductOf } from '../../shared/themes/themedProducts';
import { addFont } from './addFont';

/**
 * Adds the font of a demo's or playground's product (`<product>/…`) to a document, if it has one. Called
 * when the demo runs: its code is loaded first.
 */
export function addDemoFont(id: string, target: Document = document): void {
  const product = themedProductOf(id);
  if (product) {
    addFont(faces[product], target);
  }
}
