import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridExpandedSortedRowIdsSelector,
  gridVisibleColumnFieldsSelector,
  useGridApiRef,
} from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const givenNames = ['Amara', 'Bao', 'Camila', 'Farid', 'Lucía', 'Mei', 'Noah'];
const familyNames = ['Abebe', 'Costa', 'Dubois', 'Jensen', 'Kim', 'Okafor', 'Patel', 'Tanaka'];
const cities = ['Accra', 'Bogotá', 'Busan', 'Lyon', 'Porto Alegre'];
const countries = ['Ghana', 'Colombia', 'South Korea', 'France', 'Brazil'];
const departments = ['Design', 'Engineering', 'Finance', 'Logistics', 'Sales', 'Support'];
const rows = Array.from({ length: 100 }, (_, index) => ({
  id: index + 1,
  name: `${givenNames[index % 7]!} ${familyNames[index % 8]!}`,
  email: `employee-${index + 1}@example.com`,
  department: departments[(index * 5) % 6]!,
  city: cities[index % 5]!,
  country: countries[index % 5]!,
}));

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Name', width: 200 },
  { field: 'email', headerName: 'Email', width: 260 },
  { field: 'department', headerName: 'Department', width: 200 },
  { field: 'city', headerName: 'City', width: 200 },
  { field: 'country', headerName: 'Country', width: 200 },
];

export default function ScrollPlayground() {
  const apiRef = useGridApiRef();
  const [text, setText] = React.useState('');
  const goTo = (rowIndex: number, field: string) => {
    const id = gridExpandedSortedRowIdsSelector(apiRef)[rowIndex];
    const colIndex = gridVisibleColumnFieldsSelector(apiRef).indexOf(field);
    if (id === undefined || colIndex === -1) {
      setText('This cell isn’t shown.');
      return;
    }
    apiRef.current.scrollToIndexes({ rowIndex, colIndex });
    apiRef.current.setCellFocus(id, field);
    apiRef.current.getCellElement(id, field)?.focus({ preventScroll: true });
    setText(`Row ${rowIndex + 1}: ${String(apiRef.current.getCellValue(id, field))}`);
  };
  return (
    <div style={{ width: '100%' }}>
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ alignItems: 'center', flexWrap: 'wrap', mb: 1 }}
      >
        <Button variant="outlined" onClick={() => goTo(0, 'name')}>
          First cell
        </Button>
        <Button variant="outlined" onClick={() => goTo(50, 'department')}>
          Department in row 51
        </Button>
        <Button variant="outlined" onClick={() => goTo(99, 'country')}>
          Last cell
        </Button>
        <Typography role="status">{text}</Typography>
      </Stack>
      <div style={{ height: 340 }}>
        <DataGrid apiRef={apiRef} rows={rows} columns={columns} hideFooter />
      </div>
    </div>
  );
}
