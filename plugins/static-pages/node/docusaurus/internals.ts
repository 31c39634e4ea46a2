// The only module of plugins and scripts that imports internals of Docusaurus. Lint forbids them elsewhere,
// and plugins/static-pages/node/couplings stops the build when one is gone.

/**
 * The remark plugin that gives headings their anchors: with it, the anchors that we compute always match the
 * page's.
 */
export { default as headingAnchors } from '@docusaurus/mdx-loader/lib/remark/headings';

/** Compiles a page as the bundler's loader does. */
export { compileToJSX } from '@docusaurus/mdx-loader/lib/utils';
