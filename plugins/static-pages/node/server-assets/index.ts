import { getFileLoaderUtils } from '@docusaurus/utils';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** How Docusaurus, and this plugin for the language before, end a loader of the server in a request. */
const OPTIONS = /&(?:emitFile=false|outputPath=[^!]*)!$/;

/**
 * Has the server's bundle write the files that pages show: pictures, and files that they link to. Docusaurus
 * leaves this to the browser's bundle, which has no pages here, so pictures that are too large to be a part of
 * the HTML were missing.
 *
 * Throws when Docusaurus' loaders have another form.
 */
export default function serverAssetsPlugin({ baseUrl }: LoadContext): Plugin {
  const { loaders } = getFileLoaderUtils(true);
  // The server's bundle is in a folder of the built site that is removed in the end.
  const options = { emitFile: true, outputPath: '..', publicPath: baseUrl };
  const inRequest = (loader: string) => {
    if (!OPTIONS.test(loader)) {
      throw new Error(
        `plugins/static-pages/node/server-assets: Docusaurus loads files of pages in another way than this plugin was written for: ${loader}. Adapt OPTIONS, or pictures are missing on the built site.`,
      );
    }
    return loader.replace(OPTIONS, `&outputPath=..&publicPath=${baseUrl}!`);
  };
  const { file, url } = loaders;
  const withOptions =
    (load: typeof file): typeof file =>
    (given) => {
      const rule = load(given);
      return typeof rule === 'object' && rule !== null && typeof rule.options === 'object'
        ? { ...rule, options: { ...rule.options, ...options } }
        : rule;
    };
  Object.assign(loaders, {
    file: withOptions(file),
    url: withOptions(url),
    inlineMarkdownImageFileLoader: inRequest(loaders.inlineMarkdownImageFileLoader),
    inlineMarkdownAssetImageFileLoader: inRequest(loaders.inlineMarkdownAssetImageFileLoader),
    inlineMarkdownLinkFileLoader: inRequest(loaders.inlineMarkdownLinkFileLoader),
  });
  return { name: 'server-assets' };
}
