import faces from '@generated/demo-fonts/default/faces';
import { themedProductOf } from '../shared/themedProducts';
import { isSavingData } from '@component-docs/kit/browser/isSavingData';
import type { DemoFace } from '../shared/library';

/** The names of the fonts that each document has or is loading. */
const known = new WeakMap<Document, Set<string>>();

/**
 * Loads a font and adds it to a document, once. Text is shown in its substitute until then, in every
 * browser: a font that is added before it has loaded may hide text for three seconds. Readers who save
 * data keep the substitute.
 */
export function addFont({ family, url, ...descriptors }: DemoFace, target: Document): void {
  const families = known.get(target) ?? new Set();
  const view = target.defaultView;
  if (!view || families.has(family) || isSavingData()) {
    return;
  }
  known.set(target, families.add(family));
  const { href } = new URL(url, window.location.href);
  const face = new view.FontFace(family, `url("${href}") format("woff2")`, descriptors);
  face.load().then(
    () => target.fonts.add(face),
    // The next demo tries again.
    () => families.delete(family),
  );
}

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
