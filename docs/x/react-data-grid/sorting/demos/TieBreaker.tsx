import { DataGrid, gridStringOrNumberComparator } from '@mui/x-data-grid';
import type { GridApi, GridColDef, GridComparatorFn } from '@mui/x-data-grid';

const rows = [
  { id: 1, pupil: 'Yuki Mori', group: 'Violin', lessons: 12 },
  { id: 2, pupil: 'Amara Eze', group: 'Piano', lessons: 20 },
  { id: 3, pupil: 'Tariq Haddad', group: 'Violin', lessons: 8 },
  { id: 4, pupil: 'Freya Jensen', group: 'Piano', lessons: 16 },
  { id: 5, pupil: 'Mateo Silva', group: 'Cello', lessons: 24 },
  { id: 6, pupil: 'Bao Nguyen', group: 'Piano', lessons: 4 },
];

type Lesson = (typeof rows)[number];

const columns: GridColDef<Lesson>[] = [
  { field: 'pupil', headerName: 'Pupil', flex: 1, minWidth: 120 },
  {
    field: 'group',
    headerName: 'Group, then pupil',
    width: 170,
    getSortComparator: (direction): GridComparatorFn<string> => {
      const sign = direction === 'desc' ? -1 : 1;
      return (group1, group2, cell1, cell2) =>
        sign * gridStringOrNumberComparator(group1, group2, cell1, cell2) ||
        nameOf(cell1).localeCompare(nameOf(cell2));
    },
  },
  { field: 'lessons', headerName: 'Lessons', type: 'number', width: 100 },
];

function nameOf({ api, id }: Parameters<GridComparatorFn>[2]) {
  return (api as GridApi).getRow<Lesson>(id)!.pupil;
}

export default function TieBreaker() {
  return (
    <div role="group" aria-label="Music lessons" style={{ height: 371, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        hideFooter
        initialState={{ sorting: { sortModel: [{ field: 'group', sort: 'asc' }] } }}
      />
    </div>
  );
}
