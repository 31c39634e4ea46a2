import Table from '@mui/joy/Table';
import type { TableProps } from '@mui/joy/Table';

export const initial = { borderAxis: 'bothBetween', stripe: 'odd' } satisfies TableProps;
export const order = ['variant', 'color', 'size'] satisfies (keyof TableProps)[];

export default function TableExample(props: TableProps) {
  return (
    <Table aria-label="Harvest" {...props}>
      <thead>
        <tr>
          <th>Crop</th>
          <th>Kilograms</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>Broad beans</td>
          <td>42</td>
        </tr>
        <tr>
          <td>Leeks</td>
          <td>58</td>
        </tr>
      </tbody>
    </Table>
  );
}
