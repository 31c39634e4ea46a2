import * as React from 'react';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Table, { type TableProps } from '@mui/joy/Table';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import { crops } from './crops';

const rows = crops.map((crop) => (
  <tr key={crop.name}>
    <td>{crop.name}</td>
    <td>{crop.kg}</td>
  </tr>
));

const head = (
  <thead>
    <tr>
      <th>Crop</th>
      <th>Kilograms</th>
    </tr>
  </thead>
);

const buttons = ['plain', 'outlined', 'soft', 'solid'].map((value) => (
  <Button key={value} value={value} children={value} />
));

export default function TableVariants() {
  const [variant, setVariant] = React.useState<TableProps['variant']>('soft');

  return (
    <Stack spacing={2} sx={{ width: 1 }}>
      <Table variant={variant} color="success" aria-label="Harvest in a variant">
        {head}
        <tbody>{rows}</tbody>
      </Table>
      <ToggleButtonGroup
        aria-label="Variant"
        size="sm"
        value={variant}
        onChange={(_event, value) => setVariant(value ?? 'plain')}
      >
        {buttons}
      </ToggleButtonGroup>
    </Stack>
  );
}
