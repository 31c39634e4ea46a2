import Sheet from '@mui/joy/Sheet';
import Table from '@mui/joy/Table';
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

export default function TableSheetColorInversion() {
  return (
    <Sheet
      variant="solid"
      color="primary"
      invertedColors
      sx={{ p: 1, borderRadius: 'md', width: 1 }}
    >
      <Table aria-label="Harvest, with inverted colors" sx={{ '& th, & td': { color: 'inherit' } }}>
        {head}
        <tbody>{rows}</tbody>
      </Table>
    </Sheet>
  );
}
