import * as React from 'react';
import BarChartIcon from '@mui/icons-material/BarChart';
import TableRowsIcon from '@mui/icons-material/TableRows';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';

interface ChartCardProps {
  id?: string;
  title: string;
  /** What the chart says, in a sentence: its name for screen readers. */
  summary: string;
  /** The numbers behind the chart: a heading for each column, then the rows. */
  columns: [string, string];
  rows: [string, string][];
  /** The chart, without a name of its own. */
  children: React.ReactNode;
}

/** A card with a chart that can be read as a table, too. */
export default function ChartCard({ id, title, summary, columns, rows, children }: ChartCardProps) {
  const [asTable, setAsTable] = React.useState(false);
  const titleId = React.useId();
  return (
    <Paper
      component="section"
      id={id}
      aria-labelledby={titleId}
      variant="outlined"
      sx={{ p: 2.5, height: '100%', scrollMarginTop: 16 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'start', justifyContent: 'space-between', gap: 1 }}>
        <Box>
          <Typography id={titleId} variant="h6" component="h2">
            {title}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {summary}
          </Typography>
        </Box>
        <IconButton
          edge="end"
          aria-label={`Show “${title}” as a table`}
          aria-pressed={asTable}
          onClick={() => setAsTable(!asTable)}
        >
          {asTable ? <BarChartIcon /> : <TableRowsIcon />}
        </IconButton>
      </Box>
      {asTable ? (
        <Table size="small" aria-labelledby={titleId} sx={{ mt: 1 }}>
          <TableHead>
            <TableRow>
              <TableCell>{columns[0]}</TableCell>
              <TableCell align="right">{columns[1]}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(([name, value]) => (
              <TableRow key={name}>
                <TableCell component="th" scope="row">
                  {name}
                </TableCell>
                <TableCell align="right">{value}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      ) : (
        <Box role="img" aria-label={summary} sx={{ mt: 2 }}>
          {children}
        </Box>
      )}
    </Paper>
  );
}
