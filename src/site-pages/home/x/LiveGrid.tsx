import { DataGrid, GridToolbarQuickFilter } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import Box from '@mui/material/Box';
import { ThemeProvider } from '@mui/system';
import { BrandingTheme } from '../../../customization/library/BrandingTheme';
import { localizedDemoTheme } from '../../../mui/browser/demoTheme';
import type { LocalePack, MaterialDemoTheme } from '../../../mui/browser/demoTheme';
import type { ComponentSize } from './componentSizes';
import { SizeBar, sizeLabels } from './SizeBar';
import type { SizeGridProps } from './SizeGrid';

const LOOK = { isRtl: false, isDense: false };

/** Headings break on phones rather than end in dots. */
const STYLES = {
  border: 0,
  '--DataGrid-containerBackground': 'transparent',
  '& .MuiDataGrid-columnHeaderTitle': { whiteSpace: 'normal', lineHeight: 1.25 },
} as const;

const NUMBER = {
  type: 'number',
  flex: 1,
  display: 'flex',
  renderCell: ({ value }: { value?: number }) => <SizeBar size={value ?? 0} />,
} as const;

function columnsOf(basePath: string): GridColDef<ComponentSize>[] {
  const { component, alone, added } = sizeLabels();
  return [
    {
      field: 'id',
      headerName: component,
      flex: 1.2,
      minWidth: 118,
      renderCell: ({ row, tabIndex }) => (
        <a href={basePath + row.href} tabIndex={tabIndex}>
          {row.id}
        </a>
      ),
    },
    // As narrow as their headings, so that phones show all three.
    { field: 'alone', headerName: alone, minWidth: 84, ...NUMBER },
    { field: 'added', headerName: added, minWidth: 130, ...NUMBER },
  ];
}

interface Props extends SizeGridProps {
  /** The texts of the grid in the reader's language. */
  locales: readonly LocalePack[];
}

/** The sizes in a Data Grid, which readers sort, filter, and search. */
export function LiveGrid({ rows, basePath, locales }: Props) {
  return (
    <BrandingTheme look={LOOK}>
      <ThemeProvider theme={(theme: MaterialDemoTheme) => localizedDemoTheme(locales, theme)}>
        <DataGrid
          rows={rows}
          columns={columnsOf(basePath)}
          hideFooter
          disableRowSelectionOnClick
          initialState={{ sorting: { sortModel: [{ field: 'added', sort: 'desc' }] } }}
          slots={{ toolbar: QuickFilter }}
          sx={STYLES}
        />
      </ThemeProvider>
    </BrandingTheme>
  );
}

function QuickFilter() {
  return (
    <Box sx={{ p: '8px 10px' }}>
      <GridToolbarQuickFilter />
    </Box>
  );
}
