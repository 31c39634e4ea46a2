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
const marks: Record<string, string> = { Leeks: 'best', Radishes: 'worst' };
const rows = crops.map((crop) => (
  <tr key={crop.name} className={marks[crop.name]}>
    <td>{crop.name}</td>
    <td>{crop.bed}</td>
    <td>{marks[crop.name] ? `${crop.kg} (${marks[crop.name]})` : crop.kg}</td>
  </tr>
));

export default function TableGlobalVariant() {
  return (
    <Table
      aria-label="Harvest, with marked rows"
      sx={(theme) => ({
        '& tr.best': theme.variants.soft.success,
        '& tr.worst': theme.variants.soft.danger,
      })}
    >
      {head}
      <tbody>{rows}</tbody>
    </Table>
  );
}
