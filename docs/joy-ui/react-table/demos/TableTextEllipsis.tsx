import Sheet from '@mui/joy/Sheet';
import Table from '@mui/joy/Table';

const note = 'Sow them again if fewer than half of the seeds have come up by May';

export default function TableTextEllipsis() {
  return (
    <Sheet sx={{ width: 1, maxWidth: 360, overflow: 'auto' }}>
      <Table noWrap aria-label="Notes">
        <thead>
          <tr>
            <th style={{ width: '30%' }}>Crop</th>
            <th>Note</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>Parsnips</td>
            <td title={note}>{note}</td>
          </tr>
        </tbody>
      </Table>
    </Sheet>
  );
}
