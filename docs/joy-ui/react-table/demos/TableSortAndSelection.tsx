import * as React from 'react';
import Checkbox from '@mui/joy/Checkbox';
import Link from '@mui/joy/Link';
import Table from '@mui/joy/Table';
import { crops } from './crops';

type Column = 'name' | 'kg';

export default function TableSortAndSelection() {
  const [column, setColumn] = React.useState<Column>('name');
  const [ascending, setAscending] = React.useState(true);
  const [selected, setSelected] = React.useState<string[]>([]);

  const sorted = [...crops].sort((a, b) => {
    const order = column === 'kg' ? a.kg - b.kg : a.name.localeCompare(b.name);
    return ascending ? order : -order;
  });

  function sortBy(next: Column) {
    setAscending(next === column ? !ascending : true);
    setColumn(next);
  }

  function toggle(name: string) {
    const others = selected.filter((other) => other !== name);
    setSelected(selected.includes(name) ? others : [...selected, name]);
  }

  function header(name: Column, label: string) {
    const direction = ascending ? 'ascending' : 'descending';
    return (
      <th aria-sort={name === column ? direction : undefined}>
        <Link component="button" type="button" textColor="inherit" onClick={() => sortBy(name)}>
          {label} {name === column && <span aria-hidden>{ascending ? '↑' : '↓'}</span>}
        </Link>
      </th>
    );
  }

  return (
    <Table sx={(theme) => ({ '& tr:has(:checked)': theme.variants.soft.primary })}>
      <caption>
        <span role="status">{`${selected.length} of ${crops.length} crops selected`}</span>
      </caption>
      <thead>
        <tr>
          <td style={{ width: 40 }} />
          {header('name', 'Crop')}
          {header('kg', 'Kilograms')}
        </tr>
      </thead>
      <tbody>
        {sorted.map(({ name, kg }) => {
          const state = { checked: selected.includes(name), onChange: () => toggle(name) };
          return (
            <tr key={name}>
              <td>
                <Checkbox {...state} slotProps={{ input: { 'aria-label': name } }} />
              </td>
              <td>{name}</td>
              <td>{kg}</td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
