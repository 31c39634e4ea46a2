import fs from 'node:fs/promises';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import * as standIn from '../../../../../src/runtime/shims/tslib';

const packages = path.join(__dirname, '../../../../../node_modules/@docusaurus');

/** What of Docusaurus is bundled for the browser. */
const CLIENT_CODE = [
  'core/lib/client/**/*.js',
  'plugin-content-docs/lib/client/**/*.js',
  'theme-classic/lib/{theme,*}/**/*.js',
  'theme-common/lib/**/*.js',
  'utils-common/lib/**/*.js',
];

describe('the stand-in for tslib', () => {
  it('has every helper that the browser code of Docusaurus asks for', async () => {
    const files = await Globby(CLIENT_CODE, { cwd: packages });
    const used = new Set<string>();
    for (const file of files) {
      const code = await fs.readFile(path.join(packages, file), 'utf8');
      for (const [, helper = ''] of code.matchAll(/\btslib_1\.(\w+)/g)) {
        used.add(helper);
      }
    }
    expect([...used]).toEqual(Object.keys(standIn));
  });

  it('gives an ES module as it is and wraps anything else', () => {
    const esModule = { __esModule: true, default: 1 };
    expect(standIn.__importDefault(esModule)).toBe(esModule);
    const common = { value: 1 };
    expect(standIn.__importDefault(common)).toEqual({ default: common });
  });
});
