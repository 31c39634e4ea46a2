import type { ExtractedComponent } from '../model/component';

/** How a theme is made for the components of a package. */
const THEMES: Record<string, { creator: string; source: string }> = {
  '@mui/material': { creator: 'createTheme', source: '@mui/material/styles' },
  '@mui/lab': { creator: 'createTheme', source: '@mui/material/styles' },
  '@mui/joy': { creator: 'extendTheme', source: '@mui/joy/styles' },
};

/** A component or a hook, as far as its import is concerned. */
type Importable = Pick<
  ExtractedComponent,
  'name' | 'folder' | 'isDefaultExport' | 'isInPackageIndex'
>;

/** The ways to import a component, the one that suits most readers first. */
export function importStatements(
  packageName: string,
  { name, folder, isDefaultExport, isInPackageIndex }: Importable,
): string[] {
  const alone = `import ${isDefaultExport ? name : `{ ${name} }`} from '${packageName}/${folder}';`;
  // Deeper folders are no entry points.
  const isEntry = !folder.includes('/');
  return [
    ...(isEntry ? [alone] : []),
    ...(isInPackageIndex ? [`import { ${name} } from '${packageName}';`] : []),
  ];
}

/** The alternatives as one listing (behaviours §19). */
export function importSample(statements: readonly string[]): string {
  return statements.join('\n// or\n');
}

/** How a theme sets a component's default props; nothing for a package that has no themes. */
export function themeSample(
  packageName: string,
  { name, themeName }: ExtractedComponent,
): string | undefined {
  const theme = THEMES[packageName];
  return theme && themeName
    ? `import { ${theme.creator} } from '${theme.source}';

const theme = ${theme.creator}({
  components: {
    ${themeName}: {
      defaultProps: {
        // Props for every ${name} that this theme reaches.
      },
    },
  },
});`
    : undefined;
}
