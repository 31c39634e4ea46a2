import type { ThemeLibrary } from '../libraries/types';
import { customColors } from '../model/customColors';
import type { TokenValues } from '../model/types';
import { printCode } from './printCode';

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
