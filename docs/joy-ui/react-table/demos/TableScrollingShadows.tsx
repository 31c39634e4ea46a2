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
    </tr>
  </thead>
);
const rows = crops.map((crop) => (
  <tr key={crop.name}>
    <td>{crop.name}</td>
    <td>{crop.bed}</td>
    <td>{crop.sown}</td>
    <td>{crop.kg}</td>
  </tr>
));

const region = { role: 'region', tabIndex: 0, 'aria-label': 'Harvest, scrolls sideways' };
const surface = 'var(--joy-palette-background-surface)';
const shadow = 'rgba(var(--joy-palette-neutral-mainChannel) / 0.4)';
const shadows = {
  width: 1,
  maxWidth: 360,
  overflow: 'auto',
  background: `linear-gradient(90deg, ${surface} 40%, transparent) 0 / 40px 100%,
    linear-gradient(270deg, ${surface} 40%, transparent) 100% / 40px 100%,
    linear-gradient(90deg, ${shadow}, transparent) 0 / 12px 100%,
    linear-gradient(270deg, ${shadow}, transparent) 100% / 12px 100%, ${surface}`,
  backgroundAttachment: 'local, local, scroll, scroll, scroll',
  backgroundRepeat: 'no-repeat',
};

export default function TableScrollingShadows() {
  return (
    <Sheet {...region} sx={shadows}>
      <Table
        aria-label="Harvest"
        sx={{ minWidth: 560, '--TableCell-headBackground': 'transparent' }}
      >
        {head}
        <tbody>{rows}</tbody>
      </Table>
    </Sheet>
  );
}
