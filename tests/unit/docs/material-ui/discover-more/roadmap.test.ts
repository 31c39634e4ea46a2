import fs from 'node:fs';
import path from 'node:path';
import * as material from '@mui/material';
import * as styles from '@mui/material/styles';
import * as utils from '@mui/material/utils';
import ts from 'typescript';
import { readManifest, readPages, readTable } from '../readPages';

const PAGES = readPages('discover-more/roadmap');
const PACKAGE = path.resolve('node_modules/@mui/material');

interface Deprecated {
  component: string;
  name: string;
  isClass: boolean;
  comment: string;
}

/** Returns the deprecated properties that the types of the components declare. */
function readDeprecated(): Deprecated[] {
  const found: Deprecated[] = [];
  for (const component of fs
    .readdirSync(PACKAGE)
    .filter((name) => /^[A-Z]\w*[a-z]\w*$/.test(name))) {
    const folder = path.join(PACKAGE, component);
    for (const file of fs.readdirSync(folder).filter((name) => name.endsWith('.d.ts'))) {
      const text = fs.readFileSync(path.join(folder, file), 'utf8');
      const visit = (node: ts.Node) => {
        const tag = ts.getJSDocDeprecatedTag(node);
        if (ts.isPropertySignature(node) && tag) {
          found.push({
            component,
            name: node.name.getText(),
            isClass: /lasses\.d\.ts$/.test(file),
            comment: ts.getTextOfJSDocComment(tag.comment) ?? '',
          });
        }
        ts.forEachChild(node, visit);
      };
      visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
    }
  }
  return found;
}

function byComponent(deprecated: readonly Deprecated[]): Record<string, string[]> {
  const names: Record<string, string[]> = {};
  for (const { component, name } of deprecated) {
    names[component] = [...new Set([...(names[component] ?? []), name])];
  }
  return names;
}

const deprecated = readDeprecated();
const props = byComponent(deprecated.filter(({ isClass }) => !isClass));
const classes = byComponent(deprecated.filter(({ isClass }) => isClass));
const count = (names: Record<string, string[]>) => Object.values(names).flat().length;

describe.each(PAGES.map((page) => ({ page })))('in each language', ({ page }) => {
  test('the deprecated props are those of the types', () => {
    const rows = readTable(page, /^### .*(Deprecated props|#deprecated-props)/m);
    expect(
      Object.fromEntries(rows.map(([component, names = '']) => [component, names.split(/, |、/)])),
    ).toEqual(props);
    const inSeven = byComponent(
      deprecated.filter(({ isClass, comment }) => !isClass && comment.includes('removed in v7')),
    );
    expect([Object.keys(props).length, count(props), count(inSeven)]).toEqual([20, 43, 32]);
    expect(page).toMatch(/20\D+43\D+32/);
  });

  test('the deprecated classes are those of the types', () => {
    const rows = readTable(page, /^### .*(Deprecated classes|#deprecated-classes)/m);
    const cells = rows.flatMap(([a = '', b, c = '', d]) => [
      [a, Number(b)],
      [c, Number(d)],
    ]);
    expect(Object.fromEntries(cells)).toEqual(
      Object.fromEntries(Object.entries(classes).map(([name, { length }]) => [name, length])),
    );
    expect([Object.keys(classes).length, count(classes)]).toEqual([14, 109]);
    expect(page).toMatch(/(109\D+14|14\D+109)/);
  });

  test('the unstable names are those of the package', () => {
    const rows = readTable(page, /^### .*(Unstable exports|#unstable-exports)/m);
    const shown = rows.map(([, names = '']) => names.split(/, |、/).sort());
    const unstable = (exports: object) =>
      Object.keys(exports)
        .filter((name) => /unstable|experimental/i.test(name))
        .sort();
    expect(shown.slice(1)).toEqual([unstable(styles), unstable(utils)]);
    expect(shown.flat().sort()).toEqual(unstable(material));
  });

  test('the packages that are not stable have the installed releases', () => {
    const rows = readTable(page, /^### .*(Packages that|#packages-that)/m);
    expect(rows).toHaveLength(4);
    for (const [name = '', release] of rows) {
      expect([name, release]).toEqual([name, readManifest(name).version]);
    }
  });
});

test('the leftovers behave as the page says', () => {
  const calls = styles as unknown as Record<string, (options: object) => unknown>;
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(() => calls.experimental_sx?.({})).toThrow('theme.unstable_sx');
  calls.experimental_extendTheme?.({});
  expect(warn).toHaveBeenCalled();
  expect(calls.experimentalStyled).toBe(styles.styled);
});
