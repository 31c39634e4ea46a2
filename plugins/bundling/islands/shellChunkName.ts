/** What every document page imports beside its own content: layout, prose components, demos' frame. */
const DOCUMENT_SHELL = [
  /\/node_modules\/@docusaurus\/(?:theme-classic|theme-common|plugin-content-docs)\//,
  /\/src\/(?:theme|shell|islands|demos|code-blocks|code-copy|preferences|translation-drift)\//,
  /\/src\/(?:navigation|side-navigation|contents|feedback|ads|sponsors|first-screen)\//,
  /\/src\/markdown-actions\/Markdown/,
  /\/src\/api-tabs\/(?:ApiTabs\.|ApiTabContext|tabPath)/,
  // The layout of documents shows it for addresses under a product that have no page.
  /\/src\/not-found\/(?:NotFoundContent|serverPageFinder)/,
  /\/src\/language\/(?:ContentLanguage|UntranslatedNotice|isUntranslated)\.tsx?$/,
];

/** Modules of the folders above that run inside islands only, or load when first needed. */
const LATER =
  /\/src\/(?:demos\/(?:(?:DemoRoot|DemoErrorBoundary|demoPortal|CrashReport|CrashDetails|themes\/[A-Z]\w*Theme)\.tsx|rtlCache\.ts)$|[\w-]+\/lazy\/)/;

/**
 * The chunk of the document shell: `docs-shell` for its modules, undefined for others. Docusaurus
 * would cut it into a chunk a component, seven requests of a few hundred bytes each.
 */
export function shellChunkName(modulePath: string): string | undefined {
  const path = modulePath.replaceAll('\\', '/');
  const belongs = DOCUMENT_SHELL.some((pattern) => pattern.test(path));
  return belongs && !LATER.test(path) ? 'docs-shell' : undefined;
}
