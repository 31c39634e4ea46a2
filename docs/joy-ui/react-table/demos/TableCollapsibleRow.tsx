import * as React from 'react';
import IconButton from '@mui/joy/IconButton';
import Table from '@mui/joy/Table';
import { crops } from './crops';

const head = (
  <thead>
    <tr>
      <td style={{ width: 48 }} />
      <th>Crop</th>
    </tr>
  </thead>
);
const details = crops.map(({ name, bed, sown, kg }) => (
  <tr key={name}>
    <td />
    <td>{`Sown in ${sown}, in bed ${bed}: ${kg} kg`}</td>
  </tr>
));

export default function TableCollapsibleRow() {
  const [open, setOpen] = React.useState('');

  const buttonOf = (name: string) => ({
    'aria-label': `Details of ${name}`,
    children: name === open ? '−' : '+',
    onClick: () => setOpen(name === open ? '' : name),
  });

  return (
    <Table aria-label="Harvest, with details">
      {head}
      <tbody>
        {crops.map(({ name }, index) => (
          <React.Fragment key={name}>
            <tr>
              <td>
                <IconButton size="sm" aria-expanded={name === open} {...buttonOf(name)} />
              </td>
              <td>{name}</td>
            </tr>
            {name === open && details[index]}
          </React.Fragment>
        ))}
      </tbody>
    </Table>
  );
}
