import * as React from 'react';
import Radio from '@mui/material/Radio';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableRow from '@mui/material/TableRow';

const addresses = [
  { id: 'home', street: '14 Harbor Lane', note: 'Home' },
  { id: 'office', street: '220 Mill Street', note: 'Office' },
];

export default function RadioButtons() {
  const [selected, setSelected] = React.useState('home');

  return (
    <TableContainer role="radiogroup" aria-label="Shipping address">
      <Table>
        <TableBody>
          {addresses.map(({ id, street, note }) => (
            <TableRow key={id} selected={id === selected}>
              <TableCell padding="checkbox">
                <Radio
                  name="shipping-address"
                  value={id}
                  checked={id === selected}
                  onChange={(event) => setSelected(event.target.value)}
                  inputProps={{ 'aria-label': `${note}, ${street}` }}
                />
              </TableCell>
              <TableCell>{street}</TableCell>
              <TableCell>{note}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
