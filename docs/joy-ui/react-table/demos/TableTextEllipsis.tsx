import Table from '@mui/joy/Table';

export default function TableTextEllipsis() {
  return (
    <Table noWrap aria-label="Notes" sx={{ maxWidth: 360 }}>
      <thead>
        <tr>
          <th style={{ width: '30%' }}>Crop</th>
          <th>Note</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>Parsnips</td>
          <td title="Sow them again if fewer than half of the seeds have come up by May">
            Sow them again if fewer than half of the seeds have come up by May
          </td>
        </tr>
      </tbody>
    </Table>
  );
}
