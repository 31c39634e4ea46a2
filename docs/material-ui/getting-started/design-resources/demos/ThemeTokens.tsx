import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { createTheme } from '@mui/material/styles';

const { palette, shape, spacing, typography } = createTheme();

const tokens = [
  { name: 'palette.primary.main', value: palette.primary.main, isColor: true },
  { name: 'palette.text.primary', value: palette.text.primary, isColor: true },
  { name: 'shape.borderRadius', value: shape.borderRadius },
  { name: 'spacing(2)', value: spacing(2) },
  { name: 'typography.h6.fontSize', value: typography.h6.fontSize },
];

export default function ThemeTokens() {
  return (
    <Table
      size="small"
      aria-label="Tokens of the theme"
      sx={{ width: 'auto', '& th, & td': { px: 1 } }}
    >
      <TableBody>
        {tokens.map(({ name, value, isColor }) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
              {name}
            </TableCell>
            <TableCell>
              {isColor && (
                <Box sx={{ width: 24, height: 24, borderRadius: 1, border: 1, bgcolor: value }} />
              )}
              {String(value)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
