import Box from '@mui/joy/Box';
import Table from '@mui/joy/Table';

const head = (
  <thead>
    <tr>
      <th style={{ width: '30%' }}>Crop</th>
      <th>Note</th>
    </tr>
  </thead>
);
const note = 'Sow them again if fewer than half of the seeds have come up by May';

export default function TableTextEllipsis() {
  return (
    <Box sx={{ width: 1, maxWidth: 360 }}>
      <Table noWrap aria-label="Notes">
        {head}
        <tbody>
          <tr>
            <td>Parsnips</td>
            <td title={note}>{note}</td>
          </tr>
        </tbody>
      </Table>
    </Box>
  );
}
