import * as React from 'react';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Table, { type TableProps } from '@mui/joy/Table';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import { crops } from './crops';

const head = (
  <thead>
    <tr>
      <th>Crop</th>
      <th>Kilograms</th>
    </tr>
  </thead>
);
const rows = crops.map((crop) => (
  <tr key={crop.name}>
    <td>{crop.name}</td>
    <td>{crop.kg}</td>
  </tr>
));

const buttonOf = (value: string) => <Button key={value} value={value} children={value} />;

export default function TableVariants() {
  const [variant, setVariant] = React.useState<TableProps['variant']>('soft');
  const [size, setSize] = React.useState<TableProps['size']>('md');

  const controls = (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <ToggleButtonGroup
        aria-label="Variant"
        size="sm"
        value={variant}
        onChange={(_event, value) => setVariant(value ?? 'plain')}
      >
        {['plain', 'outlined', 'soft', 'solid'].map(buttonOf)}
      </ToggleButtonGroup>
      <ToggleButtonGroup
        aria-label="Size"
        size="sm"
        value={size}
        onChange={(_event, value) => setSize(value ?? 'md')}
      >
        {['sm', 'md', 'lg'].map(buttonOf)}
      </ToggleButtonGroup>
    </Stack>
  );

  return (
    <Stack spacing={2} sx={{ width: 1 }}>
      <Table variant={variant} size={size} color="success" aria-label="Harvest in a variant">
        {head}
        <tbody>{rows}</tbody>
      </Table>
      {controls}
    </Stack>
  );
}
