import { DataGrid, gridDateComparator, gridStringOrNumberComparator } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, course: 'Pottery', teacher: 'Leila Demir', startsOn: new Date(2025, 9, 6) },
  { id: 2, course: 'First aid', teacher: 'Pavel Kim', startsOn: new Date(2025, 8, 15) },
  { id: 3, course: 'Bookbinding', teacher: 'Leila Demir', startsOn: new Date(2025, 8, 1) },
  { id: 4, course: 'Beekeeping', teacher: 'Chidi Costa', startsOn: new Date(2026, 2, 2) },
  { id: 5, course: 'Sewing', teacher: 'Leila Demir', startsOn: new Date(2026, 0, 12) },
];

type Course = (typeof rows)[number];

const columns: GridColDef<Course>[] = [
  { field: 'course', headerName: 'Course', flex: 1, minWidth: 110 },
  {
    field: 'teacherAndStart',
    headerName: 'Teacher and start',
    width: 220,
    valueGetter: (_, row) => row,
    valueFormatter: ({ teacher, startsOn }: Course) =>
      `${teacher}, ${startsOn.toLocaleDateString('en', { month: 'short', year: 'numeric' })}`,
    sortComparator: (course1: Course, course2: Course, cell1, cell2) =>
      gridStringOrNumberComparator(course1.teacher, course2.teacher, cell1, cell2) ||
      gridDateComparator(course1.startsOn, course2.startsOn, cell1, cell2),
  },
];

export default function ExtendedSortComparator() {
  return (
    <div role="group" aria-label="Courses" style={{ height: 319, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        hideFooter
        initialState={{ sorting: { sortModel: [{ field: 'teacherAndStart', sort: 'asc' }] } }}
      />
    </div>
  );
}
