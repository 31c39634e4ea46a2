import type { LoadContext, Plugin } from '@docusaurus/types';
import { failWith } from '@component-docs/kit/node/errors/failWith';
import { findInvalidFiles } from './findInvalidFiles';

/**
 * Stops the build when a text isn't in UTF-8, or has line ends of Windows: pages would show other characters in
 * place of its own.
 * Checked once for all languages.
 */
export default async function encodingPlugin({ siteDir }: LoadContext): Promise<Plugin> {
  if (!process.env.FOLLOWS_ANOTHER_LANGUAGE) {
    failWith('Files have another encoding or other line ends', await findInvalidFiles(siteDir));
  }
  return { name: 'encoding' };
}
