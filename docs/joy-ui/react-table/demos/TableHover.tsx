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

export default function TableHover() {
  return (
    <Table aria-label="Harvest, with a highlighted row" hoverRow>
      {head}
      <tbody>{rows}</tbody>
    </Table>
  );
}
