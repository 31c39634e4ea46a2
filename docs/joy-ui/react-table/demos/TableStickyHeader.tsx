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

const foot = (
  <tfoot>
    <tr>
      <td colSpan={2}>All crops</td>
      <td>170</td>
    </tr>
  </tfoot>
);

export default function TableStickyHeader() {
  return (
    <Sheet
      tabIndex={0}
      role="region"
      aria-labelledby="sticky-caption"
      sx={{ height: 180, overflow: 'auto' }}
    >
      <Table stickyHeader stickyFooter>
        <caption id="sticky-caption">Harvest by bed</caption>
        {head}
        <tbody>{rows}</tbody>
        {foot}
      </Table>
    </Sheet>
  );
}
