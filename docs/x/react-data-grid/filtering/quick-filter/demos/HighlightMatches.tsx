import type * as React from 'react';
import {
  DataGrid,
  GridToolbarContainer,
  GridToolbarQuickFilter,
  gridQuickFilterValuesSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import type { GridColDef, GridRenderCellParams } from '@mui/x-data-grid';

// The button that clears the field disappears after the click, and would lose the focus.
const keepFocus = ({ currentTarget }: React.MouseEvent<HTMLDivElement>) =>
  currentTarget.querySelector('input')?.focus();

function MarkedText({ text }: { text: string }) {
  const apiRef = useGridApiContext();
  const values = useGridSelector(apiRef, gridQuickFilterValuesSelector) as string[] | undefined;
  const starts = (values ?? [])
    .map((word) => ({ word, at: text.toLowerCase().indexOf(word.toLowerCase()) }))
    .filter(({ at }) => at >= 0);
  const [first] = starts.sort((one, other) => one.at - other.at);
  if (!first) {
    return text;
  }
  const end = first.at + first.word.length;
  return (
    <span>
      {text.slice(0, first.at)}
      <mark>{text.slice(first.at, end)}</mark>
      {text.slice(end)}
    </span>
  );
}

const rows = [
  { id: 1, title: 'Salt and stone', author: 'Amara Nwosu' },
  { id: 2, title: 'The stone bridge', author: 'Ingrid Dahl' },
  { id: 3, title: 'Rivers of salt', author: 'Chen Yu' },
];

const marked = ({ value }: GridRenderCellParams<(typeof rows)[number], string>) => (
  <MarkedText text={value ?? ''} />
);

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 150, renderCell: marked },
  { field: 'author', headerName: 'Author', width: 150, renderCell: marked },
];

function SearchBar() {
  return (
    <GridToolbarContainer>
      <GridToolbarQuickFilter
        onClick={keepFocus}
        name="search"
        inputProps={{ 'aria-label': 'Search' }}
      />
    </GridToolbarContainer>
  );
}

export default function HighlightMatches() {
  return (
    <div role="group" aria-label="Books" style={{ height: 320, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} slots={{ toolbar: SearchBar }} />
    </div>
  );
}
