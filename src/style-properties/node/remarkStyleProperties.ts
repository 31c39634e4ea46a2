import type { Code, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { defaultImport, stringAttribute } from '@component-docs/kit/node/mdx/estree';
import { SAMPLES } from '../shared/types';
import type { SampleName, StylePropertyModel } from '../shared/types';
import { inlineStyle, printCss, systemProperties } from './systemProperties';
import type { SxValues } from './systemProperties';

/** Returns a value as it is written on a page: digits are a number, anything else is text. */
function parseValue(text: string): string | number {
  return /^-?\d*\.?\d+$/.test(text) ? Number(text) : text;
}

/** Returns the values that are separated by bars: `0 | 2 | auto`. */
export function parseValues(text: string): (string | number)[] {
  return text
    .split('|')
    .map((value) => value.trim())
    .filter(Boolean)
    .map(parseValue);
}

/** Returns the properties of `border: 1; borderColor: divider`; undefined if one has no name or no value. */
export function parseDeclarations(text: string): SxValues | undefined {
  const parts = text
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => /^([a-zA-Z]+):\s*(.+)$/.exec(part));
  return parts.every((part) => part !== null)
    ? Object.fromEntries(parts.map(([, name = '', value = '']) => [name, parseValue(value)]))
    : undefined;
}

/** The attributes of a property's `<StyleProperty>` on a page. */
type PropertyAttributes = ReadonlyMap<string, string>;

const ATTRIBUTES = ['name', 'values', 'sample', 'with', 'container', 'items'];

/** How many items a sample has unless the page says otherwise. */
const ITEMS = 3;
const MAX_ITEMS = 12;

/** The styles of the container around the element that has the property, unless the page sets others. */
const CONTAINERS: Readonly<Record<SampleName, SxValues>> = {
  box: { display: 'flex', alignItems: 'flex-start' },
  item: { display: 'flex' },
  items: {},
  text: {},
  uneven: {},
};

/** The longest code that is printed in one line, which a phone shows without scrolling. */
const LINE = 42;

const isSample = (name: string): name is SampleName => SAMPLES.some((known) => known === name);

const asCode = (value: string | number) =>
  typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "\\'")}'`;

function printSx(sx: SxValues): string {
  const entries = Object.entries(sx).map(([name, value]) => `${name}: ${asCode(value)}`);
  const line = `sx={{ ${entries.join(', ')} }}`;
  return line.length <= LINE ? line : `sx={{\n${entries.map((each) => `  ${each},\n`).join('')}}}`;
}

/**
 * Derives the model of an interactive property from the attributes of its element.
 *
 * @returns the model, or the problem of the attributes with its fix
 */
export function describeProperty(
  attributes: PropertyAttributes,
): { model: StylePropertyModel; problem?: undefined } | { model?: undefined; problem: string } {
  const fail = (problem: string) => ({ problem: `<StyleProperty> ${problem}` });
  const unknown = [...attributes.keys()].find((name) => !ATTRIBUTES.includes(name));
  if (unknown !== undefined) {
    return fail(`has no attribute "${unknown}". Use ${ATTRIBUTES.join(', ')}.`);
  }
  const name = attributes.get('name') ?? '';
  const property = systemProperties().find(({ names }) => names.includes(name));
  if (!property) {
    return fail(`needs the name of a property of the sx prop: <StyleProperty name="gap">.`);
  }
  const values = parseValues(attributes.get('values') ?? '');
  if (values.length < 2) {
    return fail(`needs at least two values, separated by bars: values="0 | 1 | auto".`);
  }
  const sample = attributes.get('sample') ?? 'box';
  if (!isSample(sample)) {
    return fail(`has no sample "${sample}". Use ${SAMPLES.join(', ')}.`);
  }
  const others = parseDeclarations(attributes.get('with') ?? '');
  const container = parseDeclarations(attributes.get('container') ?? '');
  if (!others || !container) {
    return fail(`needs declarations with semicolons between them: with="border: 1; p: 2".`);
  }
  const items = Number(attributes.get('items') ?? ITEMS);
  if (!(items >= 1 && items <= MAX_ITEMS)) {
    return fail(`needs a number of items from 1 to ${MAX_ITEMS}: items="6".`);
  }
  const { names, cssNames, scale } = property;
  return {
    model: {
      name,
      names: [name, ...names.filter((each) => each !== name)],
      cssNames,
      ...(scale && { scale }),
      sample,
      items,
      container: inlineStyle({ ...CONTAINERS[sample], ...container }),
      values: values.map((value) => {
        const sx = { ...others, [name]: value };
        return { text: asCode(value), style: inlineStyle(sx), css: printCss(sx), sx: printSx(sx) };
      }),
    },
  };
}

const TAG = 'StyleProperty';

/** Returns the attributes of a `<StyleProperty>`. Leaves out attributes that aren't text. */
function attributesOf({ attributes }: Pick<MdxJsxFlowElement, 'attributes'>): PropertyAttributes {
  return new Map(
    attributes.flatMap((attribute): [string, string][] =>
      attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
        ? [[attribute.name, attribute.value]]
        : [],
    ),
  );
}

/** Converts a property that readers can try to the CSS of its values, for Markdown. */
export function propertyAsCode(element: Pick<MdxJsxFlowElement, 'attributes'>): Code[] {
  const values = describeProperty(attributesOf(element)).model?.values ?? [];
  const value = values.map(({ sx, css }) => `/* ${sx} */\n${css}`).join('\n\n');
  return [{ type: 'code', lang: 'css', value }];
}

/**
 * Remark plugin: adds the CSS of its values to every `<StyleProperty name="…" values="…">`, as the installed
 * MUI System generates it, and imports the element into the pages that use it.
 */
export function remarkStyleProperties() {
  return (tree: Root, file: VFile): void => {
    const names = new Set<string>();
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (node.name !== TAG) {
        return;
      }
      const { model, problem } = describeProperty(attributesOf(node));
      if (!model) {
        file.fail(problem, node);
      }
      if (names.has(model.name)) {
        file.fail(`<StyleProperty name="${model.name}"> is on the page twice. Remove one.`, node);
      }
      names.add(model.name);
      node.attributes = [stringAttribute('model', JSON.stringify(model))];
    });
    if (names.size > 0) {
      tree.children.unshift(defaultImport(TAG, '@site/src/style-properties/StyleProperty'));
    }
  };
}
