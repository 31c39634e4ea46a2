import type { DemoFace } from '../../shared/fonts/types';
import type { ThemedProduct } from '@component-docs/kit/shared/site/register';
import type { DemoFont, DemoFonts } from '../library';
import { createSubset } from './createSubset';

/** The font of a product's demos, with its file. */
export interface CreatedFace extends Omit<DemoFace, 'url'> {
  product: ThemedProduct;
  /** Name of the file. */
  file: string;
  data: Buffer;
}

/** Returns the fonts of all products that have one, with these characters. */
export function createFaces(
  siteDir: string,
  fonts: DemoFonts,
  characters: readonly string[],
): Promise<CreatedFace[]> {
  return Promise.all(
    (Object.entries(fonts) as [ThemedProduct, DemoFont][]).map(async ([product, font]) => {
      return {
        product,
        family: font.family,
        weight: `${font.weights.min} ${font.weights.max}`,
        file: `${font.family.toLowerCase()}.woff2`,
        data: await createSubset(siteDir, font, characters),
      };
    }),
  );
}

/**
 * Returns the module that exports the faces by product. It imports their files, so that the bundler names
 * them and adds them to the site.
 */
export function facesModule(faces: readonly Omit<CreatedFace, 'data'>[]): string {
  const imports = faces.map(({ family, file }) => `import ${family} from './${file}';\n`);
  const entries = faces.map(({ product, family, weight }) => {
    const descriptors = JSON.stringify({ family, weight });
    return `  '${product}': { ...${descriptors}, url: ${family} },\n`;
  });
  return `${imports.join('')}export default {\n${entries.join('')}};\n`;
}
