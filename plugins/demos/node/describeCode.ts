import type { CodeListings, DemoListing, DemoSource, ExtraFile } from '../shared/types';
import { hashOf } from '@component-docs/kit/node/cache/cachedValue';
import { highlight } from '@component-docs/written-pages/node/code-blocks/highlight';
import { previewOf } from './previewOf';
import { STYLES_FILE } from './readImports';
import type { DemoModule } from './readImports';
import { formatTypeScript, toJavaScript } from './toJavaScript';

function listing(code: string, language: 'tsx' | 'jsx' | 'css'): DemoListing {
  const text = code.trimEnd();
  return { code: text, html: highlight(text, language) };
}

async function listingsOf(code: string): Promise<CodeListings> {
  const [typescript, javascript] = await Promise.all([formatTypeScript(code), toJavaScript(code)]);
  return {
    TS: listing(typescript, 'tsx'),
    ...(typescript === javascript ? {} : { JS: listing(javascript, 'jsx') }),
  };
}

/** The listings of a demo that its files determine, and their hash. */
export interface Listings {
  listings: Omit<DemoSource, 'uses'>;
  hash: string;
}

/**
 * Derives the listings of a demo from its code, the modules that it imports and, for the plain CSS
 * version, its stylesheet.
 *
 * Throws a SyntaxError when the code doesn't parse.
 *
 * @param page the folder of its page, relative to `docs/`
 */
export async function describeCode(
  page: string,
  code: string,
  modules: readonly DemoModule[],
  styles: string | undefined,
): Promise<Listings> {
  const main = await listingsOf(code);
  const preview = previewOf(main.TS.code, page);
  const described = modules.map(async (module) => {
    return { name: module.name, ...(await listingsOf(module.code)) };
  });
  const files: ExtraFile[] = [
    ...(await Promise.all(described)),
    ...(styles ? [{ name: STYLES_FILE, TS: listing(styles, 'css') }] : []),
  ];
  const listings = {
    ...main,
    ...(preview && { preview: listing(preview, 'tsx') }),
    ...(files.length > 0 && { files }),
  };
  return { listings, hash: hashOf([JSON.stringify(listings)]) };
}
