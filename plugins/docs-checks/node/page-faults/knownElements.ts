import fs from 'node:fs';
import ts from 'typescript';
import { themeFiles } from '@component-docs/static-pages/node/themeFolders';

/** The components that Docusaurus has for all pages. */
const OF_DOCUSAURUS = ['Details', 'Head'];

const NAME = 'MDXComponents';

/** Returns the properties of the object that a module exports as its default. */
function exportedNames(text: string): string[] {
  const file = ts.createSourceFile(
    `${NAME}.tsx`,
    text,
    ts.ScriptTarget.Latest,
    false,
    ts.ScriptKind.TSX,
  );
  return file.statements
    .filter(ts.isExportAssignment)
    .flatMap(({ expression }) =>
      ts.isObjectLiteralExpression(expression) ? [...expression.properties] : [],
    )
    .flatMap(({ name }) =>
      name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : [],
    );
}

/** Reads the names of the components that pages of a site can use. */
export async function readKnownElements(siteDir: string): Promise<string[]> {
  const { site, engine } = await themeFiles(siteDir);
  const files = [...engine, ...site].filter(({ name }) => name === NAME);
  return [
    ...OF_DOCUSAURUS,
    ...files.flatMap(({ file }) => exportedNames(fs.readFileSync(file, 'utf8'))),
  ];
}
