import Table from '@mui/joy/Table';
import { crops } from './crops';

export default function BasicTable() {
  return (
    <Table aria-label="Harvest by bed">
      <thead>
        <tr>
          <th>Crop</th>
          <th>Bed</th>
        </tr>
      </thead>
      <tbody>
        {crops.map((crop) => (
          <tr key={crop.name}>
            <td>{crop.name}</td>
            <td>{crop.bed}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
