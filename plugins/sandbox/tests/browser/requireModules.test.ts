import { ProblemError, requireModules } from '../../browser/frame/evaluateDemo';
import type { ImportedModule } from '../../shared/types';

const MODULES: Record<string, Record<string, unknown>> = { '@mui/material': { Button: 'button' } };

function loaderOf({ name }: ImportedModule) {
  if (name === 'broken') {
    return () => Promise.reject(new Error('Offline'));
  }
  const found = MODULES[name];
  return found && (() => Promise.resolve(found));
}

const imported = (name: string, exports: string[] = []): ImportedModule => ({
  name,
  line: 2,
  exports,
});

async function problemOf(...imports: ImportedModule[]): Promise<unknown> {
  try {
    await requireModules(imports, loaderOf, {});
    return undefined;
  } catch (error) {
    return error instanceof ProblemError ? error.problem : error;
  }
}

test('gives a script the modules that it imports, and those that are there', async () => {
  const require = await requireModules([imported('@mui/material', ['Button'])], loaderOf, {
    react: { useState: 'state' },
  });
  expect(require('@mui/material')).toBe(MODULES['@mui/material']);
  expect(require('react')).toEqual({ useState: 'state' });
  expect(() => require('other')).toThrow('"other" isn\'t imported');
});

test('accepts the demo’s own stylesheet', async () => {
  expect(await problemOf(imported('./styles.css'))).toBeUndefined();
});

test('names what can’t be imported, with its line', async () => {
  expect(await problemOf(imported('lodash'))).toEqual({
    kind: 'unknown-module',
    name: 'lodash',
    line: 2,
  });
  expect(await problemOf(imported('@mui/material', ['Button', 'Buton']))).toEqual({
    kind: 'unknown-export',
    name: 'Buton',
    from: '@mui/material',
    line: 2,
  });
  expect(await problemOf(imported('broken'))).toEqual({
    kind: 'not-loaded',
    name: 'broken',
    line: 2,
  });
});
