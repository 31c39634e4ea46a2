import Table from '@mui/joy/Table';

export default function TableThumbnail() {
  return (
    <Table size="sm" sx={{ width: 180 }}>
      <thead>
        <tr>
          <th>Port</th>
          <th>Ships</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>Lagos</td>
          <td>12</td>
        </tr>
        <tr>
          <td>Lima</td>
          <td>7</td>
        </tr>
      </tbody>
    </Table>
  );
}
