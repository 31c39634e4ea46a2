import Stack from '@mui/joy/Stack';
import Table from '@mui/joy/Table';

const sizes = ['sm', 'md', 'lg'] as const;

const row = (
  <tr>
    <td>Leeks</td>
    <td>58</td>
  </tr>
);

export default function TableSizes() {
  return (
    <Stack spacing={3} sx={{ width: 1 }}>
      {sizes.map((size) => (
        <Table key={size} size={size} aria-label={`Size ${size}`}>
          <thead>
            <tr>
              <th>Size {size}</th>
              <th>Kilograms</th>
            </tr>
          </thead>
          <tbody>{row}</tbody>
        </Table>
      ))}
    </Stack>
  );
}
