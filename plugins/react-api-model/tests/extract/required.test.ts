/** Compares the props that are marked as required with those that the compiler asks readers for. */
import path from 'node:path';
import ts from 'typescript';
import { importStatement } from '@component-docs/api-reference/node/describe/samples';
import { extractPackage } from '../../extract/extractPackage';
import { locatePackage } from '../../extract/readExtracted';
import type { ExtractedComponent } from '../../model/extracted';
import { PRODUCTS } from '@component-docs/kit/shared/site/products';

const siteDir = path.join(__dirname, '../../../..');
const packages = [...new Set(PRODUCTS.flatMap(({ apiPackages }) => apiPackages))];

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
};

/** Returns the lines of a module that don't compile, counted from 0. */
function wrongLines(lines: readonly string[]): number[] {
  const file = path.join(siteDir, 'elements.tsx');
  const host = ts.createCompilerHost(OPTIONS);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (name, ...rest) =>
    name === file
      ? ts.createSourceFile(name, lines.join('\n'), ts.ScriptTarget.ES2022)
      : read(name, ...rest);
  const program = ts.createProgram([file], OPTIONS, host);
  const source = program.getSourceFile(file);
  return program
    .getSemanticDiagnostics(source)
    .map(({ start = 0 }) => source?.getLineAndCharacterOfPosition(start).line ?? 0);
}

/** An element with the required props of a component, or with all but one of them. */
interface Case {
  component: ExtractedComponent;
  without?: string;
}

function elementOf({ component: { name, props }, without }: Case): string {
  const given = props.filter((prop) => prop.required && prop.name !== without);
  return `<${name} ${given.map((prop) => `${prop.name}={any}`).join(' ')} />;`;
}

/** Returns the elements that don't compile: `Tooltip without title`. */
function rejected(packageName: string, components: readonly ExtractedComponent[]): string[] {
  const cases = components.flatMap((component): Case[] => [
    { component },
    ...component.props
      .filter(({ required }) => required)
      .map(({ name }) => ({ component, without: name })),
  ]);
  const head = [
    ...components.map((component) => importStatement(packageName, component)),
    'declare const any: any;',
  ];
  return wrongLines([...head, ...cases.map(elementOf)]).map((line) => {
    const wrong = cases[line - head.length];
    const name = wrong?.component.name ?? `line ${line}`;
    return wrong?.without === undefined ? name : `${name} without ${wrong.without}`;
  });
}

/** Components with a required prop without a comment, which the packages hide from a reference. */
const HIDDEN: Readonly<Record<string, readonly string[]>> = {
  '@mui/base': ['Dropdown'],
  '@mui/joy': ['Dropdown'],
};

test.each(packages)(
  '%s: an element needs exactly the props that are marked as required',
  (packageName) => {
    const components = extractPackage(locatePackage(siteDir, packageName));
    const expected = components.flatMap(({ name, props }) =>
      props.filter(({ required }) => required).map((prop) => `${name} without ${prop.name}`),
    );
    const hidden = HIDDEN[packageName] ?? [];
    expect(rejected(packageName, components).toSorted()).toEqual(
      [...expected, ...hidden].toSorted(),
    );
  },
);
