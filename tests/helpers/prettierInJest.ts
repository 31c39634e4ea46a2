import * as babel from 'prettier/plugins/babel';
import * as estree from 'prettier/plugins/estree';
import * as typescript from 'prettier/plugins/typescript';
import { format } from 'prettier/standalone';
import type { Options } from 'prettier';

/**
 * The same Prettier in the build for browsers. The one for Node loads itself by a dynamic import,
 * which Jest runs only behind `--experimental-vm-modules`. Use it so:
 *
 *     jest.mock('prettier', () => jest.requireActual('…/helpers/prettierInJest'));
 */
export default {
  format: (code: string, options: Options) =>
    format(code, { ...options, plugins: [babel, estree, typescript] }),
};
