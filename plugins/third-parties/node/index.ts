import type { LoadContext, Plugin } from '@docusaurus/types';
import { failWith } from '@component-docs/kit/node/errors/failWith';
import { tagsOf } from './tags';
import { toThirdParties } from './toThirdParties';
import { readVariables } from './variables';

/**
 * Configures the third parties that pages send requests to, from environment variables, so that the
 * same sources build a site with ads and analytics and a fork with neither. Without any variables,
 * pages contact no third party.
 */
export default function thirdPartiesPlugin(_context: LoadContext): Plugin {
  const { values, problems } = readVariables(process.env);
  const isProduction = process.env.NODE_ENV === 'production';
  const { thirdParties, problems: missing } = toThirdParties(values, isProduction);
  failWith('Environment variables of third parties are not valid', [...problems, ...missing]);
  return {
    name: 'third-parties',
    injectHtmlTags: () => ({ headTags: tagsOf(thirdParties) }),
  };
}
