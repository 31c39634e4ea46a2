import { customColors } from '../model/customColors';
import { toOptions } from '../model/toOptions';
import type { TokenValues } from '../model/types';
import { printCode } from './printCode';

/** Components whose `color` prop gets the names of custom colors. */
const COLORED = ['Badge', 'Button', 'Checkbox', 'Chip', 'Fab', 'IconButton', 'Radio', 'Switch'];

function augmentation(module: string, interfaces: readonly [name: string, lines: string[]][]) {
  const printed = interfaces.map(
    ([name, lines]) =>
      `  interface ${name} {\n${lines.map((line) => `    ${line};\n`).join('')}  }\n`,
  );
  return `declare module '${module}' {\n${printed.join('')}}\n`;
}

/** Returns the declarations that make custom colors known to TypeScript. */
function augmentations(colors: readonly string[]): string[] {
  return [
    augmentation('@mui/material/styles', [
      ['Palette', colors.map((color) => `${color}: Palette['primary']`)],
      ['PaletteOptions', colors.map((color) => `${color}?: PaletteOptions['primary']`)],
    ]),
    ...COLORED.map((component) =>
      augmentation(`@mui/material/${component}`, [
        [`${component}PropsColorOverrides`, colors.map((color) => `${color}: true`)],
      ]),
    ),
  ];
}

/** The options as code has them: the library's default for CSS variables is not to use them. */
function codeOptions(values: TokenValues): object {
  const { cssVariables, ...options } = toOptions(values);
  return cssVariables === false ? options : { cssVariables, ...options };
}

/** Prints the module of a theme: `src/theme.ts`. */
export function printTheme(values: TokenValues): string {
  const colors = customColors(values);
  return [
    "import { createTheme } from '@mui/material/styles';\n",
    ...(colors.length > 0 ? augmentations(colors) : []),
    `export const theme = createTheme(${printCode(codeOptions(values))});\n`,
  ].join('\n');
}

/** Prints the options of a theme as JSON. */
export function printJson(values: TokenValues): string {
  return `${JSON.stringify(codeOptions(values), null, 2)}\n`;
}
