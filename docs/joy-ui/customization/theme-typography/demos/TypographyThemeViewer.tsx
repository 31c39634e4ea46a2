import Table from '@mui/joy/Table';
import Typography from '@mui/joy/Typography';
import { extendTheme } from '@mui/joy/styles';
import type { TypographySystem } from '@mui/joy/styles';

const { typography } = extendTheme();
const levels = Object.keys(typography) as (keyof TypographySystem)[];
/** The value behind a variable: '1rem' of 'var(--joy-fontSize-md, 1rem)'. */
const valueOf = (css: unknown) =>
  (typeof css === 'string' && /, ([\w.]+)\)$/.exec(css)?.[1]) || 'inherited';

export default function TypographyThemeViewer() {
  return (
    <Table aria-label="Typography levels" sx={{ maxWidth: 600 }}>
      <thead>
        <tr>
          {['Level', 'Size', 'Weight', 'Line'].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {levels.map((level) => (
          <tr key={level}>
            <td>
              <Typography component="span" level={level}>
                {level}
              </Typography>
            </td>
            <td>{valueOf(typography[level].fontSize)}</td>
            <td>{valueOf(typography[level].fontWeight)}</td>
            <td>{valueOf(typography[level].lineHeight)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
