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

const numbers = { '& tr > *:last-child': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' } };

export default function TableAlignment() {
  return (
    <Table aria-label="Harvest, with aligned numbers" sx={numbers}>
      {head}
      <tbody>{rows}</tbody>
    </Table>
  );
}
