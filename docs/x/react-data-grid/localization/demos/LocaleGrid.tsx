import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { deDE, enUS, esES, jaJP } from '@mui/x-data-grid/locales';

const rows = [
  { id: 30, customer: 'Abebe Bicycles', price: 9.95, orderedAt: new Date(2025, 5, 30) },
  { id: 29, customer: 'Ivanova Bicycles', price: 12.5, orderedAt: new Date(2025, 5, 30) },
  { id: 28, customer: 'Patel Garden Supply', price: 8.5, orderedAt: new Date(2025, 5, 30) },
  { id: 27, customer: 'Moreau Bicycles', price: 24, orderedAt: new Date(2025, 5, 30) },
  { id: 26, customer: 'Okafor & Daughters', price: 12.5, orderedAt: new Date(2025, 5, 30) },
  { id: 25, customer: 'Demir Books', price: 129, orderedAt: new Date(2025, 5, 30) },
];

type Order = (typeof rows)[number];

const locales = {
  en: { name: 'English', locale: enUS },
  de: { name: 'Deutsch', locale: deDE },
  es: { name: 'Español', locale: esES },
  ja: { name: '日本語', locale: jaJP },
};

type Language = keyof typeof locales;

const columnsIn = (language: Language): GridColDef<Order>[] => [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160 },
  {
    field: 'price',
    headerName: 'Price in €',
    type: 'number',
    width: 120,
    valueFormatter: (value?: number) => value?.toLocaleString(language),
  },
  {
    field: 'orderedAt',
    headerName: 'Ordered',
    type: 'date',
    width: 130,
    valueFormatter: (value?: Date) => value?.toLocaleDateString(language),
  },
];

export default function LocaleGrid() {
  const [language, setLanguage] = React.useState<Language>('de');
  const columns = React.useMemo(() => columnsIn(language), [language]);
  const { localeText } = locales[language].locale.components.MuiDataGrid.defaultProps;
  return (
    <div style={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="Language"
        name="language"
        value={language}
        onChange={(event) => setLanguage(event.target.value as Language)}
        sx={{ mb: 1, minWidth: 140 }}
      >
        {Object.entries(locales).map(([tag, { name }]) => (
          <MenuItem key={tag} value={tag} lang={tag}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <div lang={language} style={{ height: 400 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          localeText={localeText}
          slots={{ toolbar: GridToolbar }}
        />
      </div>
    </div>
  );
}
