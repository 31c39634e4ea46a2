import Checkbox from '@mui/joy/Checkbox';
import Link from '@mui/joy/Link';
import Table from '@mui/joy/Table';
import Typography from '@mui/joy/Typography';
import { dateText, sizeText } from './data';
import type { Column, Order, StoredFile } from './data';

const COLUMNS: Record<Column, string> = {
  name: 'Name',
  owner: 'Owner',
  size: 'Size',
  changed: 'Changed',
};

/** The columns that narrow screens show below the name instead. */
const wide = { display: { xs: 'none', sm: 'table-cell' } };

interface FileTableProps {
  label: string;
  files: readonly StoredFile[];
  order: Order;
  onOrder: (order: Order) => void;
  /** Names of the selected files. */
  selected: readonly string[];
  onSelect: (names: readonly string[]) => void;
}

/** Files as rows that can be sorted and selected. */
export default function FileTable({
  label,
  files,
  order,
  onOrder,
  selected,
  onSelect,
}: FileTableProps) {
  const all = files.length > 0 && selected.length === files.length;
  const arrow = order.descending ? '↓' : '↑';
  return (
    <Table
      aria-label={label}
      hoverRow
      sx={{ '& tr > :first-of-type': { width: 44 }, '& .wide': wide, tableLayout: 'auto' }}
    >
      <thead>
        <tr>
          <th scope="col">
            <Checkbox
              checked={all}
              indeterminate={selected.length > 0 && !all}
              onChange={() => onSelect(all ? [] : files.map(({ name }) => name))}
              slotProps={{ input: { 'aria-label': 'Select all files' } }}
            />
          </th>
          {(Object.keys(COLUMNS) as Column[]).map((column) => {
            const isOrder = column === order.column;
            return (
              <th
                key={column}
                scope="col"
                className={column === 'name' ? undefined : 'wide'}
                aria-sort={isOrder ? (order.descending ? 'descending' : 'ascending') : undefined}
              >
                <Link
                  component="button"
                  color="neutral"
                  textColor="text.primary"
                  sx={{ fontWeight: 'lg' }}
                  endDecorator={isOrder && <span aria-hidden="true">{arrow}</span>}
                  onClick={() =>
                    onOrder({ column, descending: isOrder ? !order.descending : false })
                  }
                >
                  {COLUMNS[column]}
                </Link>
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {files.map(({ name, owner, size, changed }) => (
          <tr key={name}>
            <td>
              <Checkbox
                checked={selected.includes(name)}
                onChange={({ target }) =>
                  onSelect(
                    target.checked
                      ? [...selected, name]
                      : selected.filter((other) => other !== name),
                  )
                }
                slotProps={{ input: { 'aria-label': `Select ${name}` } }}
              />
            </td>
            <td>
              {name}
              <Typography level="body-sm" sx={{ display: { sm: 'none' } }}>
                {owner}, {sizeText(size)}, {dateText(changed)}
              </Typography>
            </td>
            <td className="wide">{owner}</td>
            <td className="wide">{sizeText(size)}</td>
            <td className="wide">{dateText(changed)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
