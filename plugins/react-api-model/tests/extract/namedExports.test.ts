/** Tests packages that export their components by name: MUI X and Toolpad. */
import path from 'node:path';
import { extractPackage } from '../../extract/extractPackage';
import { locatePackage } from '../../extract/readExtracted';
import { importStatements } from '@component-docs/api-reference/node/describe/samples';

const siteDir = path.join(__dirname, '../../../..');

describe('@mui/x-data-grid', () => {
  const components = extractPackage(locatePackage(siteDir, '@mui/x-data-grid'));
  const [grid] = components;
  const typeOf = (name: string) => grid?.props.find((prop) => prop.name === name)?.type;

  test('has the components with an API page', () => {
    expect(components.map(({ name }) => name)).toEqual([
      'DataGrid',
      'GridFilterPanel',
      'GridFilterForm',
      'GridToolbarQuickFilter',
    ]);
  });

  test('shows listeners as functions, and the classes and theme name of the grid', () => {
    expect(typeOf('onMenuOpen')).toBe(
      '(params: GridMenuParams, event: { defaultMuiPrevented?: boolean }, details: GridCallbackDetails) => void',
    );
    expect(typeOf('logLevel')).toBe("'debug' | 'info' | 'warn' | 'error' | false");
    expect(grid).toMatchObject({ themeName: 'MuiDataGrid', isDefaultExport: false, spread: false });
    const pagination = grid?.props.find(({ name }) => name === 'pagination');
    expect(pagination).toMatchObject({ type: 'true', default: 'true' });
    expect(grid?.classes).toContainEqual(
      expect.objectContaining({ name: 'cell', className: 'MuiDataGrid-cell' }),
    );
  });

  test('names the props of every slot, and the packages that declare them', () => {
    const typeNamed = (name: string) => grid?.types.find((type) => type.name === name);
    expect(typeOf('slotProps')).toBe('GridSlotsComponentsProps');
    expect(typeNamed('GridSlotsComponentsProps')?.definition).toContain('keyof GridSlotProps]');
    expect(typeNamed('GridSlotProps')?.definition).toMatch(
      /\n {2}baseCheckbox: CheckboxProps;\n[\s\S]*\n {2}toolbar: GridToolbarProps;\n[\s\S]*\}$/,
    );
    expect(typeNamed('CheckboxProps')).toEqual({
      name: 'CheckboxProps',
      origin: 'package',
      packageName: '@mui/material',
    });
  });

  test('formats type names in texts as code', () => {
    const columns = grid?.props.find(({ name }) => name === 'columns');
    expect(columns?.description).toBe('Set of columns of type `GridColDef[]`.');
  });

  test('imports by name, only from folders that are entry points', () => {
    const [, filterPanel] = components;
    expect(grid && importStatements('@mui/x-data-grid', grid)).toEqual([
      "import { DataGrid } from '@mui/x-data-grid/DataGrid';",
      "import { DataGrid } from '@mui/x-data-grid';",
    ]);
    expect(filterPanel && importStatements('@mui/x-data-grid', filterPanel)).toEqual([
      "import { GridFilterPanel } from '@mui/x-data-grid';",
    ]);
  });
});

test('@toolpad/core has its components, with their slots and API pages', () => {
  const components = extractPackage(locatePackage(siteDir, '@toolpad/core'));
  expect(components.map(({ name, pageUrl }) => [name, pageUrl.split('/').at(-1)])).toEqual([
    ['AppProvider', 'app-provider'],
    ['DashboardLayout', 'dashboard-layout'],
    ['SignInPage', 'sign-in-page'],
    ['Account', 'account'],
    ['AccountPreview', 'account-preview'],
    ['PageContainer', 'page-container'],
    ['PageContainerToolbar', 'page-container-toolbar'],
    ['DialogsProvider', 'dialogs-provider'],
    ['NotificationsProvider', 'notifications-provider'],
  ]);
  const account = components.find(({ name }) => name === 'Account');
  expect(account?.slots).toContainEqual(
    expect.objectContaining({ name: 'popover', default: 'Popover' }),
  );
});
