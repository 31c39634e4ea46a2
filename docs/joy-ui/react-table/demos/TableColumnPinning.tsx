import Button from '@mui/joy/Button';
import Sheet from '@mui/joy/Sheet';
import Table from '@mui/joy/Table';
import { crops } from './crops';

const head = (
  <thead>
    <tr>
      <th>Crop</th>
      <th>Bed</th>
      <th>Sown</th>
      <th>Kilograms</th>
      <th>Actions</th>
    </tr>
  </thead>
);
const rows = crops.map((crop) => (
  <tr key={crop.name}>
    <td>{crop.name}</td>
    <td>{crop.bed}</td>
    <td>{crop.sown}</td>
    <td>{crop.kg}</td>
    <td>
      <Button size="sm" variant="plain" aria-label={`Edit ${crop.name}`}>
        Edit
      </Button>
    </td>
  </tr>
));

const pinned = { position: 'sticky', zIndex: 1, bgcolor: 'background.surface' };
const sx = {
  minWidth: 720,
  '& tr > *:first-child': { ...pinned, insetInlineStart: 0 },
  '& tr > *:last-child': { ...pinned, insetInlineEnd: 0 },
};

export default function TableColumnPinning() {
  return (
    <Sheet variant="outlined" sx={{ width: 1, maxWidth: 480, overflow: 'auto' }}>
      <Table aria-label="Harvest, with pinned columns" sx={sx}>
        {head}
        <tbody>{rows}</tbody>
      </Table>
    </Sheet>
  );
}
