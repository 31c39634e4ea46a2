import type { Plugin } from '@docusaurus/types';
import { factsRule } from './factsRule';

/** Adds the facts of `defineSite` to the bundles of the site. */
export default function siteFactsPlugin(): Plugin {
  return {
    name: 'site-facts',
    configureWebpack: () => ({ module: { rules: [factsRule()] } }),
  };
}
