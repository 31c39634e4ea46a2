import KeyboardArrowLeftIcon from '@mui/icons-material/KeyboardArrowLeft';
import KeyboardArrowRightIcon from '@mui/icons-material/KeyboardArrowRight';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import {
  DataGrid,
  gridColumnVisibilityModelSelector,
  gridFocusColumnGroupHeaderSelector,
  gridTabIndexColumnGroupHeaderSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import type {
  GridColDef,
  GridColumnGroupHeaderParams,
  GridColumnGroupingModel,
} from '@mui/x-data-grid';

const rows = [
  {
    id: 1,
    name: 'Mei Abebe',
    department: 'Support',
    role: 'Lead',
    city: 'Gothenburg',
    country: 'Sweden',
  },
  {
    id: 2,
    name: 'Camila Hughes',
    department: 'Finance',
    role: 'Assistant',
    city: 'Accra',
    country: 'Ghana',
  },
  {
    id: 3,
    name: 'Mateo Patel',
    department: 'Logistics',
    role: 'Specialist',
    city: 'Lyon',
    country: 'France',
  },
  {
    id: 4,
    name: 'Elena Okafor',
    department: 'Finance',
    role: 'Assistant',
    city: 'Gothenburg',
    country: 'Sweden',
  },
  {
    id: 5,
    name: 'Mei Rossi',
    department: 'Sales',
    role: 'Specialist',
    city: 'İzmir',
    country: 'Türkiye',
  },
  {
    id: 6,
    name: 'Samir Tanaka',
    department: 'Support',
    role: 'Assistant',
    city: 'Hanoi',
    country: 'Vietnam',
  },
  {
    id: 7,
    name: 'Yuki Bakker',
    department: 'Finance',
    role: 'Assistant',
    city: 'Bogotá',
    country: 'Colombia',
  },
  {
    id: 8,
    name: 'Rosa Rossi',
    department: 'Engineering',
    role: 'Assistant',
    city: 'Toronto',
    country: 'Canada',
  },
  {
    id: 9,
    name: 'Camila Andersson',
    department: 'Logistics',
    role: 'Specialist',
    city: 'Bogotá',
    country: 'Colombia',
  },
  {
    id: 10,
    name: 'Yuki Schmidt',
    department: 'Design',
    role: 'Assistant',
    city: 'Wrocław',
    country: 'Poland',
  },
];

type Employee = (typeof rows)[number];

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', width: 160 },
  { field: 'city', headerName: 'City', width: 160 },
  { field: 'country', headerName: 'Country', width: 130 },
  { field: 'department', headerName: 'Department', width: 180 },
  { field: 'role', headerName: 'Role', width: 110 },
];

/** What a collapsed group hides. */
const details: Record<string, string> = { place: 'country', job: 'role' };

function CollapsibleHeader({ groupId, headerName, fields, depth }: GridColumnGroupHeaderParams) {
  const apiRef = useGridApiContext();
  const visibility = useGridSelector(apiRef, gridColumnVisibilityModelSelector);
  const tabStop = useGridSelector(apiRef, gridTabIndexColumnGroupHeaderSelector);
  const isTabStop = tabStop?.depth === depth && fields.includes(tabStop.field);
  const field = details[groupId ?? ''] ?? '';
  const isOpen = visibility[field] !== false;
  const Icon = isOpen ? KeyboardArrowLeftIcon : KeyboardArrowRightIcon;
  // The grid notices only the focus of the header itself, and needs it for the arrow keys.
  const reportFocus = (button: HTMLElement) => {
    apiRef.current.setColumnHeaderFocus(fields[0] ?? '');
    button.closest<HTMLElement>('[role="columnheader"]')?.focus();
    button.focus();
  };
  return (
    <Box>
      {headerName}{' '}
      <IconButton
        size="small"
        aria-label={`Details of ${headerName}`}
        aria-expanded={isOpen}
        tabIndex={isTabStop ? 0 : -1}
        onFocus={({ currentTarget }) => {
          const focused = gridFocusColumnGroupHeaderSelector(apiRef);
          if (focused?.depth !== depth || !fields.includes(focused.field)) {
            reportFocus(currentTarget);
          }
        }}
        // The grid would prevent the click.
        onKeyDown={(event) => event.key === ' ' && event.stopPropagation()}
        onClick={({ currentTarget }) => {
          reportFocus(currentTarget);
          apiRef.current.setColumnVisibility(field, !isOpen);
        }}
      >
        <Icon fontSize="small" />
      </IconButton>
    </Box>
  );
}

const renderHeaderGroup = (params: GridColumnGroupHeaderParams) => (
  <CollapsibleHeader {...params} />
);

const columnGroupingModel: GridColumnGroupingModel = [
  {
    groupId: 'place',
    headerName: 'Place',
    renderHeaderGroup,
    children: [{ field: 'city' }, { field: 'country' }],
  },
  {
    groupId: 'job',
    headerName: 'Job',
    renderHeaderGroup,
    children: [{ field: 'department' }, { field: 'role' }],
  },
];

export default function CollapsibleColumnGroups() {
  return (
    <div role="group" aria-label="Employees" style={{ height: 340, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        columnGroupingModel={columnGroupingModel}
        initialState={{ columns: { columnVisibilityModel: { role: false } } }}
        hideFooter
      />
    </div>
  );
}
