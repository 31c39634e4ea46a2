import { LIBRARY } from '@component-docs/kit/shared/site/library';
import { exportedName } from '@component-docs/react-api-model/model/extracted';
import type { ExtractedComponent } from '@component-docs/react-api-model/model/extracted';

/** The part of a component or hook that its import depends on. */
type Importable = Pick<
  ExtractedComponent,
  'name' | 'folder' | 'isDefaultExport' | 'isInPackageIndex'
>;

/** Returns the ways to import a component, first the way that suits most readers. */
export function importStatements(
  packageName: string,
  { name, folder, isDefaultExport, isInPackageIndex }: Importable,
): string[] {
  const exportName = exportedName({ name, folder });
  const exported = exportName === name ? name : `${exportName} as ${name}`;
  const alone = `import ${isDefaultExport ? name : `{ ${exported} }`} from '${packageName}/${folder}';`;
  // Deeper folders are not entry points.
  const isEntry = !folder.includes('/');
  return [
    ...(isEntry ? [alone] : []),
    ...(isInPackageIndex ? [`import { ${exported} } from '${packageName}';`] : []),
  ];
}

/**
 * Returns the way to import a component that suits most readers.
 *
 * Throws for a component that can't be imported, which no API page describes.
 */
export function importStatement(packageName: string, component: Importable): string {
  const [statement] = importStatements(packageName, component);
  if (!statement) {
    throw new Error(`${packageName} has no module that exports ${component.name}.`);
  }
  return statement;
}

/** Joins the alternative import statements into one listing. */
export function importSample(statements: readonly string[]): string {
  return statements.join('\n// or\n');
}

/** Returns code that sets a component's default props in a theme, if its package has themes. */
export function themeSample(
  packageName: string,
  { name, themeName }: ExtractedComponent,
): string | undefined {
  const theme = LIBRARY.themes?.[packageName];
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

const INDENT = '  ';

/** Returns the open brackets after a text, each as the number of its line. */
function openAfter(open: readonly number[], text: string, line: number): number[] {
  const brackets = text.match(/[{[()\]}]/g) ?? [];
  return brackets.reduce<number[]>(
    (before, bracket) => ('{[('.includes(bracket) ? [...before, line] : before.slice(0, -1)),
    [...open],
  );
}

/**
 * Indents the lines of code: one step for each line that opened brackets around them, and one for a
 * chained call. The compiler removes the indentation of code in comments.
 */
export function indentCode(code: string): string {
  let open: number[] = [];
  return code
    .split('\n')
    .map((line, index) => {
      const text = line.trim();
      const [closing = ''] = /^[}\])]*/.exec(text) ?? [];
      const level = new Set(openAfter(open, closing, index)).size + (text.startsWith('.') ? 1 : 0);
      open = openAfter(open, text, index);
      return INDENT.repeat(level) + text;
    })
    .join('\n');
}
