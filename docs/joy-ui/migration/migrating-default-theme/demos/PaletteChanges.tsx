import Box from '@mui/joy/Box';
import Table from '@mui/joy/Table';
import { extendTheme } from '@mui/joy/styles';

/** The shade 500 in 5.0.0-alpha.89. */
const before = {
  primary: '#096BDE',
  neutral: '#73738C',
  danger: '#D3232F',
  success: '#1A7D36',
  warning: '#9A6700',
};
const names = Object.keys(before) as (keyof typeof before)[];
const { palette } = extendTheme().colorSchemes.light;

const Color = ({ value }: { value: string }) => (
  <td>
    <Box sx={{ width: 48, height: 20, borderRadius: 'xs', bgcolor: value }} />
    {value}
  </td>
);

export default function PaletteChanges() {
  return (
    <Table aria-label="Shade 500" sx={{ maxWidth: 420 }}>
      <thead>
        <tr>
          <th scope="col">Palette</th>
          <th scope="col">Before</th>
          <th scope="col">After</th>
        </tr>
      </thead>
      <tbody>
        {names.map((name) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <Color value={before[name]} />
            <Color value={palette[name][500]} />
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
