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

const total = crops.reduce((sum, crop) => sum + crop.kg, 0);

export default function TableFooter() {
  return (
    <Table aria-label="Harvest, with a total">
      {head}
      <tbody>{rows}</tbody>
      <tfoot>
        <tr>
          <td colSpan={2}>All crops</td>
          <td>{total}</td>
        </tr>
      </tfoot>
    </Table>
  );
}
