import Table from '@mui/joy/Table';

const head = (
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
);

export default function TableRowColumnSpan() {
  return (
    <Table borderAxis="both" aria-label="Harvest by season">
      {head}
      <tbody>
        <tr>
          <th scope="row">Kale</th>
          <td>11</td>
          <td>20</td>
        </tr>
        <tr>
          <th scope="row">Melons</th>
          <td colSpan={2}>Sown too late</td>
        </tr>
      </tbody>
    </Table>
  );
}
