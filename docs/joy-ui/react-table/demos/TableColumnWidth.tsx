import Table from '@mui/joy/Table';
import { crops } from './crops';

const rows = crops.map((crop) => (
  <tr key={crop.name}>
    <td>{crop.name}</td>
    <td>{crop.bed}</td>
    <td>{crop.kg}</td>
  </tr>
));

export default function TableColumnWidth() {
  return (
    <Table aria-label="Harvest by bed" sx={{ '& tr > :last-child': { textAlign: 'end' } }}>
      <thead>
        <tr>
          <th style={{ width: '45%' }}>Crop</th>
          <th>Bed</th>
          <th style={{ width: 60 }}>kg</th>
        </tr>
      </thead>
      <tbody>{rows}</tbody>
    </Table>
  );
}
