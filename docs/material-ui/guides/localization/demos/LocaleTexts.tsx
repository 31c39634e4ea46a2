import * as React from 'react';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import * as locales from '@mui/material/locale';
import { textsOf } from './textsOf';

type LocaleName = keyof typeof locales;

export default function LocaleTexts() {
  const [name, setName] = React.useState<LocaleName>('zhCN');
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <TextField
        id="locale-texts-name"
        name="locale"
        select
        label="Locale"
        value={name}
        onChange={(event) => setName(event.target.value as LocaleName)}
        slotProps={{ select: { native: true } }}
        sx={{ width: 160 }}
      >
        {Object.keys(locales).map((each) => (
          <option key={each}>{each}</option>
        ))}
      </TextField>
      <TableContainer tabIndex={0} role="region" aria-label="Text of the locale">
        <Table size="small">
          <TableBody>
            {textsOf(locales[name]).map(([prop, text]) => (
              <TableRow key={prop}>
                <TableCell component="th" scope="row">
                  {prop}
                </TableCell>
                <TableCell>
                  {text === undefined ? <em>No text: English</em> : <bdi>{text}</bdi>}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Stack>
  );
}
