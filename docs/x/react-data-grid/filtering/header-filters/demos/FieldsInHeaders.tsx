import * as React from 'react';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  gridPaginatedVisibleSortedGridRowIdsSelector,
  useGridApiContext,
} from '@mui/x-data-grid';
import type { GridColDef, GridColumnHeaderParams } from '@mui/x-data-grid';

type Field = 'recipient' | 'from' | 'to';
type Filters = Record<Field, string>;

const parcels = [
  { id: 'P700036', recipient: 'Kavya Jensen', from: 'Nagoya', to: 'Accra' },
  { id: 'P700066', recipient: 'Farid Costa', from: 'Gothenburg', to: 'Busan' },
  { id: 'P700083', recipient: 'Camila Nguyen', from: 'Pune', to: 'Busan' },
  { id: 'P700145', recipient: 'Noah Silva', from: 'Gothenburg', to: 'Accra' },
  { id: 'P700183', recipient: 'Bao Walker', from: 'Bogotá', to: 'Accra' },
  { id: 'P700191', recipient: 'Freya Schmidt', from: 'Bogotá', to: 'Lisbon' },
  { id: 'P700246', recipient: 'Nadia Bakker', from: 'Porto Alegre', to: 'Lyon' },
];

type Parcel = (typeof parcels)[number];

const FiltersContext = React.createContext<{
  filters: Filters;
  setFilters: React.Dispatch<React.SetStateAction<Filters>>;
} | null>(null);

function FilterField({ field, colDef }: GridColumnHeaderParams<Parcel>) {
  const apiRef = useGridApiContext();
  const { filters, setFilters } = React.useContext(FiltersContext)!;
  return (
    <TextField
      variant="standard"
      size="small"
      label={colDef.headerName}
      name={field}
      value={filters[field as Field]}
      onChange={({ target }) => setFilters((old) => ({ ...old, [field]: target.value }))}
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => {
        // In a field, the grid handles only Enter, which sorts.
        const [firstId] = gridPaginatedVisibleSortedGridRowIdsSelector(apiRef);
        if (event.key === 'ArrowDown' && firstId !== undefined) {
          event.preventDefault();
          apiRef.current.setCellFocus(firstId, field);
        } else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
          apiRef.current.toggleColumnMenu(field);
        }
      }}
      slotProps={{ htmlInput: { tabIndex: 0 } }}
    />
  );
}

const columns: GridColDef<Parcel>[] = [
  { field: 'recipient', headerName: 'Recipient', flex: 1, minWidth: 160 },
  { field: 'from', headerName: 'From', width: 150 },
  { field: 'to', headerName: 'To', width: 150 },
].map((column) => ({ ...column, renderHeader: (params) => <FilterField {...params} /> }));

export default function FieldsInHeaders() {
  const [filters, setFilters] = React.useState<Filters>({ recipient: '', from: '', to: '' });
  const rows = React.useMemo(
    () =>
      parcels.filter((parcel) =>
        Object.entries(filters).every(([field, text]) =>
          parcel[field as Field].toLowerCase().includes(text.trim().toLowerCase()),
        ),
      ),
    [filters],
  );
  const context = React.useMemo(() => ({ filters, setFilters }), [filters]);
  return (
    <FiltersContext.Provider value={context}>
      <div role="group" aria-label="Parcels" style={{ height: 400, width: '100%' }}>
        <DataGrid
          rows={rows}
          columns={columns}
          columnHeaderHeight={80}
          disableColumnFilter
          localeText={{ noRowsLabel: 'No parcel matches.' }}
        />
      </div>
    </FiltersContext.Provider>
  );
}
