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

export default function TableRowHead() {
  return (
    <Table borderAxis="bothBetween" aria-label="Harvest by crop">
      {head}
      <tbody>
        {crops.map((crop) => (
          <tr key={crop.name}>
            <th scope="row">{crop.name}</th>
            <td>{crop.bed}</td>
            <td>{crop.kg}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
