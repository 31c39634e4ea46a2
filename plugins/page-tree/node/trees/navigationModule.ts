import type { PropSidebar } from '@docusaurus/plugin-content-docs';

/** What Docusaurus needs on the server, for breadcrumbs and translations, and our side navigation doesn't. */
const SERVER_ONLY = ['docId', 'key', 'unlisted'];

/** Returns the source of the module from which the browser loads a tree of pages (plugins/page-tree/browser/side-navigation). */
export function navigationModule(tree: PropSidebar): string {
  const json = JSON.stringify(tree, (name, value: unknown) =>
    SERVER_ONLY.includes(name) ? undefined : value,
  );
  return `export default JSON.parse(${JSON.stringify(json)});\n`;
}
