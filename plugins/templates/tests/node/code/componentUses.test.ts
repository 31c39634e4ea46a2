import { componentUses } from '../../../node/code/componentUses';

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
