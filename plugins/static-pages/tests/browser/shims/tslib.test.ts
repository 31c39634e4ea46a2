import fs from 'node:fs/promises';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import * as shim from '../../../browser/shims/tslib';

const packages = path.join(__dirname, '../../../../../node_modules/@docusaurus');

/** The code of Docusaurus that is bundled for the browser. */
const CLIENT_CODE = [
  'core/lib/client/**/*.js',
  'plugin-content-docs/lib/client/**/*.js',
  'theme-classic/lib/{theme,*}/**/*.js',
  'theme-common/lib/**/*.js',
  'utils-common/lib/**/*.js',
];

describe('the shim for tslib', () => {
  it('has exactly the helpers that Docusaurus’ browser code uses', async () => {
    const files = await Globby(CLIENT_CODE, { cwd: packages });
    const used = new Set<string>();
    for (const file of files) {
      const code = await fs.readFile(path.join(packages, file), 'utf8');
      for (const [, helper = ''] of code.matchAll(/\btslib_1\.(\w+)/g)) {
        used.add(helper);
      }
    }
    expect([...used]).toEqual(Object.keys(shim));
  });

  it('returns an ES module unchanged and wraps anything else', () => {
    const esModule = { __esModule: true, default: 1 };
    expect(shim.__importDefault(esModule)).toBe(esModule);
    const common = { value: 1 };
    expect(shim.__importDefault(common)).toEqual({ default: common });
  });
});
