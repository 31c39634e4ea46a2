import { componentUses, themeKeys } from '../../node/codeFacts';

test('components are listed once, with the props of all files', () => {
  const code = {
    'A.tsx': `import Button from '@mui/material/Button';
      export const a = <Button key="a" variant="contained" onClick={() => {}}>A</Button>;`,
    'B.tsx': `import { Button as Press, Box } from '@mui/material';
      export const b = <Box><Press size="small" variant="text" /></Box>;`,
  };
  expect(componentUses(code)).toEqual([
    { name: 'Box', packageName: '@mui/material', props: [] },
    { name: 'Button', packageName: '@mui/material', props: ['onClick', 'size', 'variant'] },
  ]);
});

test('icons, functions, types, and own components are not listed', () => {
  const code = {
    'A.tsx': `import Add from '@mui/icons-material/Add';
      import { styled } from '@mui/material/styles';
      import type { ButtonProps } from '@mui/material/Button';
      import { type GridColDef, DataGrid } from '@mui/x-data-grid';
      import Card from './Card';
      export const a = <Card><Add /><DataGrid rows={[]} /></Card>;`,
  };
  expect(componentUses(code)).toEqual([
    { name: 'DataGrid', packageName: '@mui/x-data-grid', props: ['rows'] },
  ]);
});

test('keys are listed once, those of color schemes without the scheme', () => {
  const code = `
    import type { ThemeOptions } from '@mui/material/styles';
    export const themeOptions: ThemeOptions = {
      cssVariables: true,
      colorSchemes: {
        light: { palette: { primary: { main: '#000' } } },
        dark: { palette: { primary: { main: '#fff' }, divider: '#333' } },
      },
      shape: { borderRadius: 4 },
    };`;
  expect(themeKeys(code)).toEqual([
    'palette.primary.main',
    'palette.divider',
    'shape.borderRadius',
  ]);
});

test('keys are three names deep', () => {
  const code = `export const themeOptions = {
    components: { MuiButton: { styleOverrides: { root: { color: 'red' } } } },
  } satisfies object;`;
  expect(themeKeys(code)).toEqual(['components.MuiButton.styleOverrides']);
});

test('what is computed or spread is listed under its key', () => {
  const code = `export const themeOptions = { ...base, typography, palette: makePalette() };`;
  expect(themeKeys(code)).toEqual(['typography', 'palette']);
});
