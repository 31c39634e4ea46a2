import type { ThemeLibrary } from '../libraries/types';
import { customColors } from '../model/customColors';
import type { TokenValues } from '../model/types';
import { isRecord } from '../model/paths';

/** The width that printed code keeps, as in the site's code. */
const WIDTH = 100;

const isName = (key: string) => /^[A-Za-z_$][\w$]*$/.test(key);

/** Returns a string literal in single quotes, or in double quotes if it contains single ones. */
function quote(text: string): string {
  const json = JSON.stringify(text);
  return text.includes("'") ? json : `'${json.slice(1, -1).replaceAll('\\"', '"')}'`;
}

const keyOf = (key: string) => (isName(key) ? key : quote(key));

function printOnLine(value: unknown): string {
  if (Array.isArray(value)) {
    return `[${value.map(printOnLine).join(', ')}]`;
  }
  if (isRecord(value)) {
    const entries = Object.entries(value).map(
      ([key, each]) => `${keyOf(key)}: ${printOnLine(each)}`,
    );
    return entries.length > 0 ? `{ ${entries.join(', ')} }` : '{}';
  }
  return typeof value === 'string' ? quote(value) : String(value);
}

const hasObjects = (value: unknown) => isRecord(value) && Object.values(value).some(isRecord);

/**
 * Prints a value as TypeScript in the format of the site's code: an object of plain values stays on one line
 * where it fits.
 *
 * @param indent the indentation of the line that the value begins on, in spaces
 * @param column where on that line it begins
 */
function printCode(value: unknown, indent = 0, column = indent): string {
  const line = printOnLine(value);
  // A comma or parenthesis follows.
  if (!hasObjects(value) && column + line.length < WIDTH) {
    return line;
  }
  const inner = indent + 2;
  const pad = ' '.repeat(inner);
  const end = ' '.repeat(indent);
  if (Array.isArray(value)) {
    const items = value.map((item) => `${pad}${printCode(item, inner)},\n`);
    return `[\n${items.join('')}${end}]`;
  }
  if (isRecord(value)) {
    const entries = Object.entries(value).map(([key, each]) => {
      const start = `${pad}${keyOf(key)}:`;
      const printed = printCode(each, inner, start.length + 1);
      // A string that is too long for the line goes to the next, as Prettier puts it.
      const isTooLong = typeof each === 'string' && start.length + printed.length + 1 >= WIDTH;
      return isTooLong ? `${start}\n${pad}  ${printed},\n` : `${start} ${printed},\n`;
    });
    return `{\n${entries.join('')}${end}}`;
  }
  return line;
}

/** The options as code has them: Material UI's default for CSS variables is not to use them. */
function codeOptions(values: TokenValues, library: ThemeLibrary): object {
  const { cssVariables, ...options } = library.toOptions(values);
  return cssVariables ? { cssVariables, ...options } : options;
}

/** Prints the module of a theme: `src/theme.ts`. */
export function printTheme(values: TokenValues, library: ThemeLibrary): string {
  const { module, create, augmentations } = library.code;
  const colors = customColors(values, library);
  return [
    `import { ${create} } from '${module}';\n`,
    ...(colors.length > 0 ? augmentations(colors) : []),
    `export const theme = ${create}(${printCode(codeOptions(values, library))});\n`,
  ].join('\n');
}

/** Prints the options of a theme as JSON. */
export function printJson(values: TokenValues, library: ThemeLibrary): string {
  return `${JSON.stringify(codeOptions(values, library), null, 2)}\n`;
}

/** Prints the declarations that add properties to the interfaces of a module. */
export function augmentation(
  module: string,
  interfaces: readonly (readonly [name: string, properties: readonly string[]])[],
): string {
  const printed = interfaces.map(
    ([name, properties]) =>
      `  interface ${name} {\n${properties.map((line) => `    ${line};\n`).join('')}  }\n`,
  );
  return `declare module '${module}' {\n${printed.join('')}}\n`;
}
