import { mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { extractPackage } from '../../extract/extractPackage';
import type { InstalledPackage } from '../../extract/readExtracted';

/** Writes a package whose boxes and buttons take style props, and whose portal takes none. */
function installStyled(styleProps: number): InstalledPackage {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'styled-'));
  symlinkSync(path.resolve('node_modules'), path.join(dir, 'node_modules'));
  const names = Array.from({ length: styleProps }, (_, number) => `style${number}?: string;`);
  writeFileSync(
    path.join(dir, 'index.d.ts'),
    `import * as React from 'react';
interface StyleProps { ${names.join(' ')} }
export declare const Box: React.FC<StyleProps>;
export declare const Button: React.FC<StyleProps & { size?: 'small' | 'large' }>;
export declare const Portal: React.FC<{ container?: Element }>;
`,
  );
  const unknown = { repositoryUrl: '', repositoryDirectory: '' };
  return { name: 'styled', version: '1.0.0', dir, types: 'index.d.ts', ...unknown };
}

const read = (styleProps: number) =>
  extractPackage(installStyled(styleProps), { site: 'https://styled.example' }).map(
    ({ name, props, hasSystemProps }) => [name, props.length, hasSystemProps],
  );

test('says that components take style props, and does not list hundreds for each', () => {
  expect(read(300)).toEqual([
    ['Box', 0, true],
    ['Button', 1, true],
    ['Portal', 1, false],
  ]);
});

test('lists a few shared props for each component', () => {
  expect(read(49)).toEqual([
    ['Box', 49, false],
    ['Button', 50, false],
    ['Portal', 1, false],
  ]);
});
