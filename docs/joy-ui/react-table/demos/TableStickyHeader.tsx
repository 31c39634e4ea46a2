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

const region = { role: 'region', tabIndex: 0, 'aria-labelledby': 'harvest-caption' };

export default function TableStickyHeader() {
  return (
    <Sheet {...region} sx={{ height: 160, overflow: 'auto' }}>
      <Table stickyHeader stickyFooter>
        <caption id="harvest-caption">Harvest by bed</caption>
        {head}
        <tbody>{rows}</tbody>
        <tfoot>
          <tr>
            <td colSpan={2}>All crops</td>
            <td>112</td>
          </tr>
        </tfoot>
      </Table>
    </Sheet>
  );
}
