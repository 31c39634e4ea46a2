import type { Plugin } from '@docusaurus/types';
import { headTags, preBodyTags } from './headTags';

/**
 * Puts the site's own tags into every page's HTML, and not into every page's script. What comes
 * before the content runs after the classic theme's own script there.
 */
export default function headPlugin(): Plugin {
  return {
    name: 'head',
    injectHtmlTags: () => ({ headTags: [...headTags], preBodyTags: [...preBodyTags] }),
  };
}
