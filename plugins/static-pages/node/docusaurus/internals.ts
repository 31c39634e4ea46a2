// The only module of plugins and scripts that imports what Docusaurus keeps to itself. Lint forbids it
// elsewhere, and plugins/static-pages/node/couplings stops the build when it is gone.

/** The remark plugin that gives headings their anchors, so that ours are always those of the page. */
export { default as headingAnchors } from '@docusaurus/mdx-loader/lib/remark/headings';

/** Compiles a page as the bundler's loader does. */
export { compileToJSX } from '@docusaurus/mdx-loader/lib/utils';
