import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { readPackage } from '@component-docs/api-reference';
import { deprecatedItems } from '../../../../../plugins/api-reference/node/deprecations/deprecatedItems';
import type {
  DeprecatedItem,
  Exceptions,
} from '../../../../../plugins/api-reference/node/deprecations/deprecatedItems';
import { kebabCase } from '@component-docs/api-reference/shared/component-page/anchors';
import { readCodemods } from '../../../../../plugins/api-reference/node/deprecations/remarkDeprecations';

const PACKAGE = path.join(process.cwd(), 'node_modules/@mui/material');
const CODEMODS = path.join(process.cwd(), 'node_modules/@mui/codemod/node/deprecations');
const PAGE = fs.readFileSync(
  'docs/material-ui/migration/migrating-from-deprecated-apis/migrating-from-deprecated-apis.mdx',
  'utf8',
);
const EXCEPTIONS = JSON.parse(fs.readFileSync('content/deprecations.json', 'utf8')) as Exceptions;

/** What the page lists: read from the installed package once. */
let items: readonly DeprecatedItem[] = [];

beforeAll(async () => {
  const { components } = await readPackage(process.cwd(), '@mui/material');
  items = deprecatedItems(components, EXCEPTIONS, await readCodemods(process.cwd()));
});

/** Returns all members that the page lists, each with its component and replacement. */
const listedMembers = () =>
  items.flatMap(({ name: component, members }) =>
    members.map(({ name, replacement }) => ({ component, name, ...replacement })),
  );

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
  const listed = listedMembers();
  const missing = names.filter(({ folder, name, isClass }) => {
    const known = isClass
      ? listed.some((member) => member.name === `.Mui${folder}-${name}`)
      : items.some((item) => item.name === name && item.component) ||
        listed.some(
          (member) => member.component === folder && `.${member.name}`.endsWith(`.${name}`),
        ) ||
        PAGE.includes(name);
    return !known && !NOT_FOR_READERS.includes(folder);
  });
  expect(missing).toEqual([]);
  expect(names.length).toBeGreaterThan(0);
});

/** Returns an element of a component, with a value for one of its props. */
function elementWith(component: string, name: string): string {
  const [outer = '', inner] = name.split('.');
  const value = inner ? `{{ ${inner}: {} }}` : '{{ root: {} }}';
  return `import ${component} from '@mui/material/${component}';\nconst element = <${component} ${outer}=${value} />;\n`;
}

test('codemods change the props that the page says they change, and no others', () => {
  const props = listedMembers().filter(({ name }) => !name.startsWith('.'));
  const problems = props.flatMap(({ component, name, codemod }) => {
    const before = elementWith(component, name);
    const last = new RegExp(`\\b${name.split('.').at(-1) ?? ''}\\b`);
    const own = `${kebabCase(component)}-props`;
    const exists = fs.existsSync(path.join(CODEMODS, codemod ?? own));
    const after = exists ? transform(codemod ?? own, before) : before;
    const isRight = codemod ? !last.test(after.split('element')[1] ?? '') : after === before;
    return isRight ? [] : [`${component}.${name}: ${codemod ?? 'none'}`];
  });
  expect(problems).toEqual([]);
  expect(props.length).toBeGreaterThan(0);
});

test('classes are replaced by the selectors of the codemods', () => {
  const classes = listedMembers().filter(({ name, codemod }) => name.startsWith('.') && codemod);
  const written = classes.map(({ name, instead }) => [name.slice(1), instead]);
  const codemods = new Set(classes.flatMap(({ codemod }) => codemod ?? []));
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
  const used = listedMembers().flatMap(({ codemod }) => codemod ?? []);
  const left = [...new Set(used)].filter((codemod) => !all.includes(`"../${codemod}"`)).sort();
  const [, named = ''] = /for name in ([\w -]+); do/.exec(PAGE) ?? [];
  expect(named.split(' ').map((name) => `${name}-props`)).toEqual(left);
});
