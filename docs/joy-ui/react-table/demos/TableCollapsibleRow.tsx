import * as React from 'react';
import IconButton from '@mui/joy/IconButton';
import Table from '@mui/joy/Table';
import { crops } from './crops';

function Row({ crop }: { crop: (typeof crops)[number] }) {
  const [open, setOpen] = React.useState(false);
  const toggle = { 'aria-label': `Details of ${crop.name}`, 'aria-expanded': open };

  return (
    <React.Fragment>
      <tr>
        <td>
          <IconButton {...toggle} size="sm" onClick={() => setOpen(!open)}>
            {open ? '▾' : '▸'}
          </IconButton>
        </td>
        <td>{crop.name}</td>
        <td>{crop.kg}</td>
      </tr>
      {open && (
        <tr>
          <td />
          <td colSpan={2}>
            Sown in {crop.sown}, in bed {crop.bed}
          </td>
        </tr>
      )}
    </React.Fragment>
  );
}

export default function TableCollapsibleRow() {
  return (
    <Table aria-label="Harvest, with details">
      <thead>
        <tr>
          <td style={{ width: 48 }} />
          <th>Crop</th>
          <th>Kilograms</th>
        </tr>
      </thead>
      <tbody>
        {crops.map((crop) => (
          <Row key={crop.name} crop={crop} />
        ))}
      </tbody>
    </Table>
  );
}
