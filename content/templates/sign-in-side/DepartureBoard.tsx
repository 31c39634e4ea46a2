import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { departures } from './departures';

const mono = 'ui-monospace, "Cascadia Code", Menlo, Consolas, "DejaVu Sans Mono", monospace';

/** A text on the flaps of a board: one flap for each of its characters, and a seam across all. */
function Flaps({ children }: { children: string }) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-block',
        fontFamily: mono,
        letterSpacing: '0.35ch',
        textTransform: 'uppercase',
        whiteSpace: 'nowrap',
        paddingInlineStart: '0.35ch',
        minHeight: '1.7em',
        lineHeight: 1.7,
        color: 'warning.light',
        backgroundImage:
          'linear-gradient(#0008, #0008), repeating-linear-gradient(to right, #fff1 0 calc(1.35ch - 2px), #0000 calc(1.35ch - 2px) 1.35ch)',
        backgroundSize: '100% 1px, auto',
        backgroundPosition: '0 50%, 0 0',
        backgroundRepeat: 'no-repeat, repeat',
      }}
    >
      {children}
    </Box>
  );
}

/** Tonight's trains on a board that stays dark in both modes, as the ones in stations do. */
export default function DepartureBoard() {
  const titleId = React.useId();
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      sx={{
        bgcolor: 'grey.900',
        color: 'common.white',
        p: { xs: 3, md: 4, lg: 6 },
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'center',
        minWidth: 0,
      }}
    >
      <Typography id={titleId} variant="h5" component="h2" sx={{ mb: 3 }}>
        Tonight from Central Station
      </Typography>
      <Box
        component="table"
        sx={{
          borderSpacing: '0 10px',
          mx: -1,
          fontSize: { xs: '0.75rem', sm: '0.9375rem', lg: '1.25rem' },
          textAlign: 'start',
          '& th, & td': { textAlign: 'start', px: 1, fontWeight: 400 },
          '& thead th': { color: 'grey.400', fontSize: '0.75rem' },
          // Phones have room for what matters most.
          '& th:nth-of-type(n + 3), & td:nth-of-type(n + 3)': {
            display: { xs: 'none', sm: 'table-cell' },
          },
        }}
      >
        <thead>
          <tr>
            <th scope="col">Time</th>
            <th scope="col">To</th>
            <th scope="col">Platform</th>
            <th scope="col">Note</th>
          </tr>
        </thead>
        <tbody>
          {departures.map(({ time, destination, train, platform, note }) => (
            <tr key={train}>
              <td>
                <Flaps>{time}</Flaps>
              </td>
              <td>
                <Flaps>{destination.padEnd(9, '\u00a0')}</Flaps>
              </td>
              <td>
                <Flaps>{platform}</Flaps>
              </td>
              <td>
                <Flaps>{note.padEnd(13, '\u00a0')}</Flaps>
              </td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
