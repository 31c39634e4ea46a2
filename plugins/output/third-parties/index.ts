import type { LoadContext, Plugin } from '@docusaurus/types';
import { failWith } from '../../lib/errors/failWith';
import { tagsOf } from './tags';
import { toThirdParties } from './toThirdParties';
import { readVariables } from './variables';

/**
 * Tells the pages which third parties they talk to, by environment variables: the same sources make
 * a site with ads and analytics, and a fork with neither. Without any, a page asks nobody anything.
 */
export default function thirdPartiesPlugin(_context: LoadContext): Plugin {
  const { values, faults } = readVariables(process.env);
  const isProduction = process.env.NODE_ENV === 'production';
  const { thirdParties, faults: missing } = toThirdParties(values, isProduction);
  failWith('Environment variables of third parties are not right', [...faults, ...missing]);
  return {
    name: 'third-parties',
    injectHtmlTags: () => ({ headTags: tagsOf(thirdParties) }),
  };
}
