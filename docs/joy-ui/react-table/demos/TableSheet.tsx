import Sheet from '@mui/joy/Sheet';
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
const inverted = { '& th, & td': { color: 'inherit' } };

export default function TableSheet() {
  return (
    <Stack spacing={2} sx={{ width: 1 }}>
      <Sheet variant="outlined" sx={{ borderRadius: 'md', overflow: 'hidden' }}>
        <Table aria-label="Harvest in a sheet">
          {head}
          <tbody>{rows}</tbody>
        </Table>
      </Sheet>
      <Sheet variant="solid" color="primary" invertedColors sx={{ p: 1, borderRadius: 'md' }}>
        <Table aria-label="Harvest, with inverted colors" sx={inverted}>
          {head}
          <tbody>{rows}</tbody>
        </Table>
      </Sheet>
    </Stack>
  );
}
