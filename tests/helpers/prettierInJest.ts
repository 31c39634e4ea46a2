import * as babel from 'prettier/plugins/babel';
import * as estree from 'prettier/plugins/estree';
import * as typescript from 'prettier/plugins/typescript';
import { format } from 'prettier/standalone';
import type { Options } from 'prettier';

/**
 * Prettier's build for browsers, for use in Jest, whose configuration has it in place of `prettier`: the build for Node
 * loads its code with a dynamic import, which Jest supports only with `--experimental-vm-modules`.
 */
export default {
  format: (code: string, options: Options) =>
    format(code, { ...options, plugins: [babel, estree, typescript] }),
};
