import Table from '@mui/joy/Table';

const harvest = { 'Broad beans': 42, Leeks: 58 };

export default function TableUsage() {
  return (
    <Table aria-label="Harvest this year">
      <thead>
        <tr>
          <th>Crop</th>
          <th>Kilograms</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(harvest).map(([crop, kilograms]) => (
          <tr key={crop}>
            <td>{crop}</td>
            <td>{kilograms}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
