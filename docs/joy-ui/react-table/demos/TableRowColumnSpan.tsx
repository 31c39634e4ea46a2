import Table from '@mui/joy/Table';

const body = (
  <tbody>
    <tr>
      <td>Kale</td>
      <td>11</td>
      <td>20</td>
    </tr>
    <tr>
      <td>Melons</td>
      <td colSpan={2}>Sown too late</td>
    </tr>
  </tbody>
);

export default function TableRowColumnSpan() {
  return (
    <Table borderAxis="both" aria-label="Harvest by quarter">
      <thead>
        <tr>
          <th rowSpan={2}>Crop</th>
          <th colSpan={2} scope="colgroup">
            Kilograms
          </th>
        </tr>
        <tr>
          <th>Spring</th>
          <th>Autumn</th>
        </tr>
      </thead>
      {body}
    </Table>
  );
}
