import type { Plugin } from '@docusaurus/types';
import { factsRule } from './factsRule';

/** Gives the site's bundles the facts that `defineSite` keeps in Node. */
export default function siteFactsPlugin(): Plugin {
  return {
    name: 'site-facts',
    configureWebpack: () => ({ module: { rules: [factsRule()] } }),
  };
}
