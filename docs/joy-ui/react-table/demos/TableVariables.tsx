import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import Table from '@mui/joy/Table';
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

export default function TableVariables() {
  const [height, setHeight] = React.useState('32');

  const field = (
    <FormControl>
      <FormLabel>--TableCell-height (px)</FormLabel>
      <Input type="number" value={height} onChange={(event) => setHeight(event.target.value)} />
    </FormControl>
  );

  return (
    <Stack spacing={2} sx={{ width: 1 }}>
      <Table aria-label="Harvest" sx={{ '--TableCell-height': `${height}px` }}>
        {head}
        <tbody>{rows}</tbody>
      </Table>
      {field}
    </Stack>
  );
}
