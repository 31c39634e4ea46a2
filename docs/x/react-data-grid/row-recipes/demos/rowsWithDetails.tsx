import KeyboardArrowDownIcon from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowRightIcon from '@mui/icons-material/KeyboardArrowRight';
import IconButton from '@mui/material/IconButton';
import type { GridColDef } from '@mui/x-data-grid';
import { createParcels } from '../../data/parcels';
import type { Parcel } from '../../data/parcels';

export const parcels = createParcels(6);

/** A row of the grid: a parcel, or the details that belong to the row before. */
export interface Row {
  id: string;
  parcel: Parcel;
  isDetail: boolean;
  isOpen: boolean;
}

/** Returns the rows of a grid in which a row with details follows each open parcel. */
export function getRows(openIds: readonly string[]): Row[] {
  return parcels.flatMap((parcel) => {
    const isOpen = openIds.includes(parcel.id);
    const row = { id: parcel.id, parcel, isDetail: false, isOpen };
    return isOpen ? [row, { ...row, id: `${parcel.id}-detail`, isDetail: true }] : [row];
  });
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

/** Returns the columns. Details span all of them. */
export function getColumns(toggle: (id: string) => void): GridColDef<Row>[] {
  return [
    {
      field: 'toggle',
      headerName: 'Details',
      width: 80,
      colSpan: (_, { isDetail }) => (isDetail ? 4 : 1),
      renderCell: ({ row: { parcel, isDetail, isOpen }, tabIndex }) =>
        isDetail ? (
          <ol style={{ margin: 0, whiteSpace: 'normal' }}>
            {parcel.steps.map(({ state, city, at }) => (
              <li key={state}>
                {day.format(at)}: {state}, {city}
              </li>
            ))}
          </ol>
        ) : (
          <IconButton
            size="small"
            aria-label={`Steps of ${parcel.id}`}
            aria-expanded={isOpen}
            tabIndex={tabIndex}
            onKeyDown={(event) => {
              // The grid would scroll a page.
              if (event.key === ' ') {
                event.stopPropagation();
              }
            }}
            onClick={() => toggle(parcel.id)}
          >
            {isOpen ? <KeyboardArrowDownIcon /> : <KeyboardArrowRightIcon />}
          </IconButton>
        ),
    },
    { field: 'id', headerName: 'Parcel', width: 110 },
    {
      field: 'recipient',
      headerName: 'Recipient',
      flex: 1,
      minWidth: 130,
      valueGetter: (_, { parcel }) => parcel.recipient,
    },
    {
      field: 'state',
      headerName: 'State',
      width: 140,
      valueGetter: (_, { parcel }) => parcel.state,
    },
  ];
}
