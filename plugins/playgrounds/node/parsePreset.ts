import ts from 'typescript';
import { literalOf } from './controls';
import { ICON_NAMES } from '../shared/types';
import type { ControlValue, PlaygroundState } from '../shared/types';

/** The source of a playground: a file in `content/playgrounds`, or a generated preset without one. */
export interface Preset {
  /** Path from the site's root; the path of the page if the preset is generated. */
  file: string;
  initial: PlaygroundState;
  /** Props without a control. */
  hidden: readonly string[];
  /** Props whose controls come first. */
  order: readonly string[];
  /** The lines of the props that the settings name, from 1. */
  lines: Readonly<Record<string, number>>;
  /** The module with the component that readers see, without settings and types of its props. */
  code: string;
}

/** The settings that a preset exports besides its component. */
const SETTINGS = ['initial', 'hidden', 'order'] as const;
type Setting = (typeof SETTINGS)[number];

type Range = readonly [start: number, end: number];

function unwrap(node: ts.Expression): ts.Expression {
  return ts.isSatisfiesExpression(node) || ts.isAsExpression(node) ? unwrap(node.expression) : node;
}

/** Returns the name of an icon: `Send` for `<SendIcon />`. */
function iconOf(node: ts.Expression): string | undefined {
  if (!ts.isJsxSelfClosingElement(node) || !ts.isIdentifier(node.tagName)) {
    return undefined;
  }
  const name = node.tagName.text.replace(/Icon$/, '');
  return ICON_NAMES.find((known) => known === name);
}

const valueOf = (node: ts.Expression) => literalOf(node) ?? iconOf(node);

class PresetProblem extends Error {
  constructor(
    readonly node: ts.Node,
    message: string,
  ) {
    super(message);
  }
}

/** Returns the text of a name or of a string, without its quotes. */
const textOf = (node: ts.Node) => node.getText().replace(/^['"]|['"]$/g, '');

function textsOf(node: ts.Expression): string[] {
  if (!ts.isArrayLiteralExpression(node)) {
    throw new PresetProblem(node, "it must be a list of props, such as ['role'].");
  }
  return node.elements.map((element) => {
    if (!ts.isStringLiteral(element)) {
      throw new PresetProblem(element, 'the name of a prop must be a text in quotes.');
    }
    return element.text;
  });
}

function initialOf(node: ts.Expression): Record<string, ControlValue> {
  if (!ts.isObjectLiteralExpression(node)) {
    throw new PresetProblem(node, "it must be an object, such as { size: 'small' }.");
  }
  return Object.fromEntries(
    node.properties.map((property) => {
      const value = ts.isPropertyAssignment(property)
        ? valueOf(unwrap(property.initializer))
        : undefined;
      if (value === undefined || !property.name) {
        throw new PresetProblem(
          property,
          `a value must be a text, a number, true, false, or an icon of ${ICON_NAMES.join(', ')}. Set other props in the component.`,
        );
      }
      return [textOf(property.name), value];
    }),
  );
}

function settingOf(statement: ts.Statement): { name: Setting; value: ts.Expression } | undefined {
  const [declaration] = ts.isVariableStatement(statement)
    ? statement.declarationList.declarations
    : [];
  const name = SETTINGS.find((known) => known === declaration?.name.getText());
  return name && declaration?.initializer
    ? { name, value: unwrap(declaration.initializer) }
    : undefined;
}

const without = (text: string, ranges: readonly Range[]): string =>
  [...ranges]
    .sort(([a], [b]) => b - a)
    .reduce((rest, [start, end]) => rest.slice(0, start) + rest.slice(end), text);

const parse = (code: string) => ts.createSourceFile('a.tsx', code, ts.ScriptTarget.Latest, true);

const withBreak = (node: ts.Node): Range => [node.getFullStart(), node.end];

function withoutUnusedTypes(code: string): string {
  const unused = parse(code)
    .statements.filter(ts.isTypeAliasDeclaration)
    .filter(({ name }) => code.match(new RegExp(`\\b${name.text}\\b`, 'g'))?.length === 1);
  return without(code, unused.map(withBreak));
}

function withoutUnusedImports(code: string): string {
  const imports = parse(code).statements.filter(ts.isImportDeclaration);
  const rest = without(
    code,
    imports.map((node): Range => [node.getStart(), node.end]),
  );
  const unused = imports.filter((node) => {
    const names = node.importClause?.getText().match(/\b(?!type\b|as\b)\w+\b/g) ?? [];
    return names.length > 0 && !names.some((name) => new RegExp(`\\b${name}\\b`).test(rest));
  });
  return without(code, unused.map(withBreak));
}

function componentOf(source: ts.SourceFile): ts.FunctionDeclaration {
  const found = source.statements
    .filter(ts.isFunctionDeclaration)
    .find(({ modifiers }) => modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword));
  const [parameter, ...others] = found?.parameters ?? [];
  if (!found || parameter?.name.getText() !== 'props' || others.length > 0) {
    throw new PresetProblem(
      found ?? source,
      'it must export a component as its default: export default function Example(props: …Props).',
    );
  }
  return found;
}

/**
 * Parses a preset: its settings, and the code that readers see.
 *
 * @param file path from the site's root
 * @returns the preset, or its problems, with file, line, and fix
 */
export function parsePreset(
  file: string,
  text: string,
): { preset: Preset; problem?: undefined } | { preset?: undefined; problem: string } {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const lineOf = (node: ts.Node) =>
    source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
  try {
    const preset = { file, initial: {}, hidden: [] as string[], order: [] as string[] };
    const removed: Range[] = [];
    const lines: Record<string, number> = {};
    source.statements.forEach((statement) => {
      const setting = settingOf(statement);
      if (!setting) {
        return;
      }
      if (setting.name === 'initial') {
        preset.initial = initialOf(setting.value);
      } else {
        preset[setting.name] = textsOf(setting.value);
      }
      // Each property of the object, or element of the list, names a prop.
      ts.forEachChild(setting.value, (node) => {
        const name = ts.isObjectLiteralElement(node) ? node.name : node;
        lines[name ? textOf(name) : ''] = lineOf(node);
      });
      removed.push(withBreak(statement));
    });
    const { parameters } = componentOf(source);
    // With the comma and the line breaks of a long list.
    removed.push([parameters.pos, text.indexOf(')', parameters.end)]);
    const code = withoutUnusedImports(withoutUnusedTypes(without(text, removed)));
    return { preset: { ...preset, lines, code } };
  } catch (error) {
    if (!(error instanceof PresetProblem)) {
      throw error;
    }
    return { problem: `${file}:${lineOf(error.node)}: ${error.message}` };
  }
}
