import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { Replacements } from '../../../../../plugins/api-reference/node/deprecations/deprecatedItems';

const PACKAGE = path.join(process.cwd(), 'node_modules/@mui/material');
const CODEMODS = path.join(process.cwd(), 'node_modules/@mui/codemod/node/deprecations');
const PAGE = fs.readFileSync(
  'docs/material-ui/migration/migrating-from-deprecated-apis/migrating-from-deprecated-apis.mdx',
  'utf8',
);
const { components, props, classes } = JSON.parse(
  fs.readFileSync('content/deprecations.json', 'utf8'),
) as Replacements;

type Transform = (file: object, api: object, options: object) => string;

/** Applies a codemod to code, the way its command does to a file. */
function transform(codemod: string, source: string): string {
  const { withParser } = jest.requireActual<{ withParser: (name: string) => unknown }>(
    'jscodeshift',
  );
  const { default: apply } = jest.requireActual<{ default: Transform }>(
    path.join(CODEMODS, codemod),
  );
  const jscodeshift = withParser('tsx');
  return apply({ source, path: 'App.tsx' }, { jscodeshift, j: jscodeshift }, {});
}

/** Returns the names of what the types mark as deprecated, by the folder that declares it. */
function deprecatedNames(): { folder: string; name: string; isClass: boolean }[] {
  const files = fs
    .readdirSync(PACKAGE, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.d.ts') && !/^(?:node|modern)[\\/]/.test(file));
  return files.flatMap((file) => {
    const text = fs.readFileSync(path.join(PACKAGE, file), 'utf8');
    if (!text.includes('@deprecated')) {
      return [];
    }
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    const folder = path.dirname(file).split(path.sep)[0] ?? '';
    const found: { folder: string; name: string; isClass: boolean }[] = [];
    const add = (node: ts.Node): void => {
      const name = declaredName(node);
      if (name !== undefined && ts.getJSDocDeprecatedTag(node)) {
        found.push({ folder, name, isClass: file.endsWith('lasses.d.ts') });
      }
      ts.forEachChild(node, add);
    };
    add(source);
    return found;
  });
}

function declaredName(node: ts.Node): string | undefined {
  if (ts.isVariableStatement(node)) {
    return node.declarationList.declarations[0]?.name.getText();
  }
  if (ts.isExportDeclaration(node)) {
    return node.exportClause?.getText().replace(/[{}\s]|\S+\sas\s/g, '');
  }
  if (
    ts.isPropertySignature(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isInterfaceDeclaration(node)
  ) {
    return node.name?.getText();
  }
  return undefined;
}

/** Deprecated, but not for the use that readers make of it. */
const NOT_FOR_READERS = [
  // The pagination's buttons, which TablePagination renders.
  'TablePaginationActions',
];

test('everything that the types mark as deprecated is on the page', () => {
  const names = deprecatedNames();
  const missing = names.filter(({ folder, name, isClass }) => {
    const known = isClass
      ? Object.keys(classes).some((each) => each === `Mui${folder}-${name}`)
      : name in components ||
        Object.keys(props).some(
          (each) => each.startsWith(`${folder}.`) && each.endsWith(`.${name}`),
        ) ||
        PAGE.includes(name);
    return !known && !NOT_FOR_READERS.includes(folder);
  });
  expect(missing).toEqual([]);
  expect(names.length).toBeGreaterThan(150);
});

const changedProps = Object.entries(props).flatMap(([key, { codemod }]) => {
  const [component = '', ...names] = key.split('.');
  return codemod === undefined ? [] : [{ codemod, component, names }];
});

test.each(changedProps)(
  '$codemod changes $names of $component',
  ({ codemod, component, names }) => {
    const [outer = '', inner] = names;
    const value = inner ? `{{ ${inner}: {} }}` : '{{ root: {} }}';
    const before = `import ${component} from '@mui/material/${component}';\nconst element = <${component} ${outer}=${value} />;\n`;
    const last = names.at(-1) ?? '';
    expect(before).toMatch(new RegExp(`\\b${last}\\b`));
    expect(transform(codemod, before).split('element')[1]).not.toMatch(new RegExp(`\\b${last}\\b`));
  },
);

const unchangedProps = Object.entries(props).flatMap(([key, { codemod }]) => {
  const [component = '', name = ''] = key.split('.');
  return codemod === undefined ? [{ component, name }] : [];
});

test.each(unchangedProps)('no codemod changes $name of $component', ({ component, name }) => {
  const before = `import ${component} from '@mui/material/${component}';\nconst element = <${component} ${name}={{ root: {} }} />;\n`;
  const folder = `${component.replace(/(?<=[a-z])[A-Z]/g, '-$&').toLowerCase()}-props`;
  const exists = fs.existsSync(path.join(CODEMODS, folder));
  expect(exists ? transform(folder, before) : before).toBe(before);
});

test('classes are replaced by the selectors of the codemods', () => {
  const written = Object.entries(classes).flatMap(([name, { instead, codemod }]) =>
    codemod === undefined ? [] : [[name, instead]],
  );
  const codemods = new Set(Object.values(classes).flatMap(({ codemod }) => codemod ?? []));
  const known = [...codemods].flatMap((codemod) => {
    const plugin = jest.requireActual<{
      classes?: { deprecatedClass: string; replacementSelector: string }[];
      deprecatedClass?: string;
      replacementSelector?: string;
    }>(path.join(CODEMODS, codemod, 'postcss-plugin.js'));
    const pairs = plugin.classes ?? [
      {
        deprecatedClass: plugin.deprecatedClass ?? '',
        replacementSelector: plugin.replacementSelector ?? '',
      },
    ];
    return pairs.map(({ deprecatedClass, replacementSelector }) => [
      deprecatedClass.trim().slice(1),
      `\`${replacementSelector.trim()}\``,
    ]);
  });
  expect(known).toEqual(expect.arrayContaining(written));
});

test('the page names the codemods that deprecations/all leaves out', () => {
  const all = fs.readFileSync(path.join(CODEMODS, 'all/deprecations-all.js'), 'utf8');
  const used = [...Object.values(props), ...Object.values(classes)].flatMap(
    ({ codemod }) => codemod ?? [],
  );
  const left = [...new Set(used)].filter((codemod) => !all.includes(`"../${codemod}"`)).sort();
  const [, named = ''] = /for name in ([\w -]+); do/.exec(PAGE) ?? [];
  expect(named.split(' ').map((name) => `${name}-props`)).toEqual(left);
});
