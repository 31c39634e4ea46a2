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

export default function TableSheet() {
  return (
    <Sheet variant="outlined" sx={{ borderRadius: 'md', overflow: 'hidden', width: 1 }}>
      <Table aria-label="Harvest, in a sheet">
        {head}
        <tbody>{rows}</tbody>
      </Table>
    </Sheet>
  );
}
