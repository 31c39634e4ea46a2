import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';
import Table, { type TableProps } from '@mui/joy/Table';
import * as React from 'react';
import { crops } from './crops';

const head = (
  <thead>
    <tr>
      <th>Crop</th>
      <th>Bed</th>
      <th>Kilograms</th>
    </tr>
  </thead>
);
const rows = crops.map((crop) => (
  <tr key={crop.name}>
    <td>{crop.name}</td>
    <td>{crop.bed}</td>
    <td>{crop.kg}</td>
  </tr>
));

type Axis = NonNullable<TableProps['borderAxis']>;
const axes: Axis[] = ['xBetween', 'x', 'yBetween', 'y', 'bothBetween', 'both', 'none'];

export default function TableBorder() {
  const [axis, setAxis] = React.useState<Axis>('bothBetween');

  return (
    <Stack spacing={2} sx={{ width: 1 }}>
      <Table borderAxis={axis} aria-label="Harvest, with lines">
        {head}
        <tbody>{rows}</tbody>
      </Table>
      <Select
        value={axis}
        onChange={(_event, value) => setAxis(value ?? 'xBetween')}
        slotProps={{ button: { 'aria-label': 'Lines' } }}
      >
        {axes.map((value) => (
          <Option key={value} value={value} children={value} />
        ))}
      </Select>
    </Stack>
  );
}
