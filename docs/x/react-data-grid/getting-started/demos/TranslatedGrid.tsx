import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { deDE, enUS, esES, zhCN } from '@mui/x-data-grid/locales';

const locales = { English: enUS, Deutsch: deDE, 简体中文: zhCN, Español: esES };

type Language = keyof typeof locales;

const languages = Object.keys(locales) as Language[];

const columns: GridColDef[] = [
  { field: 'id', headerName: 'IATA', width: 90 },
  { field: 'runways', headerName: 'Runways', type: 'number', width: 120 },
];

const rows = [
  { id: 'HND', runways: 4 },
  { id: 'NBO', runways: 1 },
  { id: 'WRO', runways: 1 },
];

export default function TranslatedGrid() {
  const [language, setLanguage] = React.useState<Language>('简体中文');
  return (
    <div role="group" aria-label="Airports" style={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Language of the grid"
        value={language}
        onChange={(_, value: Language | null) => setLanguage(value ?? language)}
        sx={{ mb: 2, flexWrap: 'wrap' }}
      >
        {languages.map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div style={{ height: 380 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          slots={{ toolbar: GridToolbar }}
          localeText={locales[language].components.MuiDataGrid.defaultProps.localeText}
        />
      </div>
    </div>
  );
}
