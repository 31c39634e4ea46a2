import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import Table from '@mui/joy/Table';
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

export default function TableVariables() {
  const [height, setHeight] = React.useState('32');
  const [padding, setPadding] = React.useState('16');
  const [line, setLine] = React.useState('1');

  return (
    <Stack spacing={3} sx={{ width: 1 }}>
      <Table
        aria-label="Harvest, with custom spaces"
        sx={{
          '--TableCell-height': `${height}px`,
          '--TableCell-paddingX': `${padding}px`,
          '--Table-headerUnderlineThickness': `${line}px`,
        }}
      >
        {head}
        <tbody>{rows}</tbody>
      </Table>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <FormControl>
          <FormLabel>--TableCell-height (px)</FormLabel>
          <Input type="number" value={height} onChange={(event) => setHeight(event.target.value)} />
        </FormControl>
        <FormControl>
          <FormLabel>--TableCell-paddingX (px)</FormLabel>
          <Input
            type="number"
            value={padding}
            onChange={(event) => setPadding(event.target.value)}
          />
        </FormControl>
        <FormControl>
          <FormLabel>--Table-headerUnderlineThickness (px)</FormLabel>
          <Input type="number" value={line} onChange={(event) => setLine(event.target.value)} />
        </FormControl>
      </Stack>
    </Stack>
  );
}
