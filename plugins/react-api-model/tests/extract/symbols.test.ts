/** Tests interfaces of MUI X and hooks of Toolpad, read from the installed packages. */
import path from 'node:path';
import { describeSymbols } from '@component-docs/api-reference/node/describe/describeSymbols';
import { extractSymbols } from '../../extract/extractSymbols';
import { locatePackage } from '../../extract/readExtracted';
import type { ExtractedProp, ExtractedSymbol } from '../../model/extracted';
import { symbolPages } from '../../../product-docs/node/readSiteContext';
import { MACHINERY } from './shipped';

const siteDir = path.join(__dirname, '../../../..');
const grid = extractSymbols(locatePackage(siteDir, '@mui/x-data-grid'));
const toolpad = extractSymbols(locatePackage(siteDir, '@toolpad/core'));

function symbolOf(name: string): ExtractedSymbol {
  const symbol = [...grid, ...toolpad].find((candidate) => candidate.name === name);
  if (!symbol) {
    throw new Error(`${name} is not read`);
  }
  return symbol;
}

function membersOf(name: string, section: string): ExtractedProp[] {
  return symbolOf(name).sections.find(({ id }) => id === section)?.members ?? [];
}

function memberOf(name: string, member: string, section = 'properties'): ExtractedProp {
  const found = membersOf(name, section).find((candidate) => candidate.name === member);
  if (!found) {
    throw new Error(`${name} has no ${member}`);
  }
  return found;
}

describe('interfaces of @mui/x-data-grid', () => {
  test('have members whose types show no internal helper', () => {
    const all = grid.flatMap(({ sections }) => sections.flatMap(({ members }) => members));
    expect(grid).toHaveLength(14);
    expect(all.length).toBeGreaterThan(250);
    expect(all.filter(({ type }) => type === '' || MACHINERY.test(type))).toEqual([]);
  });

  test('have required members and defaults', () => {
    expect(memberOf('GridColDef', 'field')).toMatchObject({ required: true, type: 'string' });
    expect(memberOf('GridColDef', 'width')).toMatchObject({ required: false, default: '100' });
    expect(membersOf('GridRowSpacingParams', 'properties').map(({ name }) => name)).toEqual([
      'id',
      'model',
      'isFirstVisible',
      'isLastVisible',
      'indexRelativeToCurrentPage',
    ]);
  });

  test('have only the members that all parts of a union share', () => {
    expect(memberOf('GridColDef', 'type').type).toContain("'singleSelect' | 'actions'");
    expect(membersOf('GridColDef', 'properties').map(({ name }) => name)).not.toContain(
      'getActions',
    );
    expect(memberOf('GridActionsColDef', 'getActions')).toMatchObject({ required: true });
  });

  test('have the type parameters of generic functions', () => {
    expect(memberOf('GridApi', 'getRow').type).toBe(
      '<R extends GridValidRowModel = any>(id: string | number) => R | null',
    );
    expect(memberOf('GridApi', 'subscribeEvent').type).toContain('handler: GridEventListener<E>');
  });

  test('leave out hidden members, and maintainers’ notes to themselves', () => {
    expect(membersOf('GridCsvExportOptions', 'properties').map(({ name }) => name)).not.toContain(
      'shouldAppendQuotes',
    );
    const texts = membersOf('GridColDef', 'properties').map(({ description }) => description);
    expect(texts.filter((text) => /TODO|\[\[/.test(text))).toEqual([]);
  });

  test('have the types that they name, and their alias', () => {
    expect(symbolOf('GridColDef').types).toContainEqual({
      name: 'GridRenderCellParams',
      origin: 'package',
      packageName: '@mui/x-data-grid',
      definition: expect.stringMatching(/^(?:type|interface) GridRenderCellParams</) as string,
    });
    // After `readonly`, which is shown as it is written.
    expect(memberOf('GridColDef', 'sortingOrder').type).toBe('readonly GridSortDirection[]');
    const names = symbolOf('GridColDef').types.map((type) => type.name);
    expect(names).toContain('GridSortDirection');
    expect(symbolOf('GridApi').aliasOf).toBe('GridApiCommunity');
    expect(symbolOf('GridColDef').aliasOf).toBeUndefined();
    expect(symbolOf('GridFilterItem').types).toEqual([]);
  });

  test('have their demo pages and the file that declares them', () => {
    expect(symbolOf('GridFilterItem')).toMatchObject({
      file: 'models/gridFilterItem',
      demos: [
        {
          label: 'Custom filter operator',
          url: '/x/react-data-grid/filtering/customization/#create-a-custom-operator',
        },
      ],
    });
  });
});

describe('hooks of @toolpad/core', () => {
  test('have functions with their parameters, every overload on its own line', () => {
    expect(memberOf('useNotifications', 'show', 'return-value')).toMatchObject({
      type: '(message: React.ReactNode, options?: ShowNotificationOptions) => string',
      required: true,
      description: 'Show a snackbar in the application.',
      signature: {
        parameters: [
          { name: 'message', description: 'The message to display in the snackbar.' },
          { name: 'options', type: 'ShowNotificationOptions' },
        ],
      },
    });
    expect(memberOf('useDialogs', 'open', 'return-value').type.split('\n')).toEqual([
      '<P extends undefined, R>(Component: DialogComponent<P, R>, payload?: P, options?: OpenDialogOptions<R>) => Promise<R>',
      '<P, R>(Component: DialogComponent<P, R>, payload: P, options?: OpenDialogOptions<R>) => Promise<R>',
    ]);
  });

  test('combine the parameters of all overloads', () => {
    expect(membersOf('useDialogs', 'parameters')).toEqual([]);
    expect(membersOf('useLocalStorageState', 'parameters')).toEqual([
      expect.objectContaining({ name: 'key', type: 'string | null', required: true }),
      expect.objectContaining({ name: 'initializer', required: false }),
      expect.objectContaining({ name: 'options', required: false }),
    ]);
  });

  test('have the types that their parameters, overloads, and results name', () => {
    const typesOf = (name: string) => symbolOf(name).types.map((type) => type.name);
    expect(typesOf('useDialogs')).toEqual(
      expect.arrayContaining(['AlertOptions', 'DialogComponent', 'DialogProps']),
    );
    expect(typesOf('useSessionStorageState')).toEqual(
      expect.arrayContaining(['StorageStateOptions', 'Codec', 'React.Dispatch']),
    );
    const parameters = ['P', 'R', 'T'];
    expect(
      toolpad.flatMap(({ name }) => typesOf(name)).filter((name) => parameters.includes(name)),
    ).toEqual([]);
  });

  test('show a result without members as its type', () => {
    expect(symbolOf('useSessionStorageState').sections[1]).toEqual({
      id: 'return-value',
      members: [],
      type: '[T | null, React.Dispatch<React.SetStateAction<T | null>>]',
    });
  });
});

test('throws for a name that a package does not export, with the fix', () => {
  const installed = locatePackage(siteDir, '@toolpad/core');
  expect(() => extractSymbols(installed, { interfaces: ['Nothing'] })).toThrow(
    'API reference of @toolpad/core: Nothing, the package does not export it; correct "symbols" of the product in the facts of the site',
  );
  expect(() => extractSymbols(installed, { interfaces: ['AppProvider'] })).toThrow(
    'AppProvider, it is neither an interface nor a type',
  );
  expect(() => extractSymbols(installed, { hooks: ['Branding'] })).toThrow(
    'Branding, it is not a function',
  );
});

describe('page data', () => {
  const describe = (packageName: string) =>
    describeSymbols({
      siteDir,
      packageName,
      product: 'x',
      resolveLink: () => undefined,
      componentPages: new Map(),
      symbolPages: symbolPages(grid, { basePath: 'x', apiFolder: 'api/data-grid' }, '/'),
      highlight: (code) => code,
      releaseTag: 'v1.2.3',
    });

  test('has anchors, plans, and a link to the source of an interface', async () => {
    const column = (await describe('@mui/x-data-grid')).find(({ name }) => name === 'GridColDef');
    expect(column).toMatchObject({
      slug: 'grid-col-def',
      importSample: { code: "import type { GridColDef } from '@mui/x-data-grid';" },
      sourceUrl:
        'https://github.com/mui/mui-x/tree/v1.2.3/packages/x-data-grid/src/models/colDef/gridColDef.ts',
    });
    const members = column?.sections[0]?.members ?? [];
    expect(members[0]).toMatchObject({ name: 'field', anchor: 'grid-col-def-prop-field' });
    expect(members.flatMap(({ name, plan }) => (plan === undefined ? [] : [[name, plan]]))).toEqual(
      [
        ['groupable', 'premium'],
        ['pinnable', 'pro'],
      ],
    );
  });

  test('links an interface’s types to their definitions, to their own pages, and to itself', async () => {
    const described = await describe('@mui/x-data-grid');
    const hrefOf = (page: string, type: string) =>
      described.find(({ name }) => name === page)?.types.find(({ name }) => name === type)?.href;
    expect(hrefOf('GridColDef', 'GridValueGetter')).toBe('#type-GridValueGetter');
    expect(hrefOf('GridColDef', 'GridRenderCellParams')).toBe('#type-GridRenderCellParams');
    expect(hrefOf('GridColDef', 'GridColDef')).toBe('#properties');
    expect(hrefOf('GridColDef', 'GridApiCommunity')).toBe('/x/api/data-grid/grid-api');
    expect(hrefOf('GridFilterModel', 'GridFilterItem')).toBe('/x/api/data-grid/grid-filter-item');
    const counts = described.map(({ types }) => types.filter((type) => type.definition).length);
    expect(Math.max(...counts)).toBeLessThanOrEqual(40);
  });

  test('separates a hook’s parameters and return values', async () => {
    const [, storage] = await describe('@toolpad/core');
    expect(storage).toMatchObject({
      importSample: { code: "import { useLocalStorageState } from '@toolpad/core';" },
      sections: [
        {
          id: 'parameters',
          members: [{ anchor: 'use-local-storage-state-parameters-key' }, {}, {}],
        },
        { id: 'return-value', members: [] },
      ],
    });
  });
});
