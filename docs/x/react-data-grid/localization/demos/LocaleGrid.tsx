import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { deDE, enUS, esES, jaJP } from '@mui/x-data-grid/locales';
import { createOrders } from '../../data/orders';
import type { Order } from '../../data/orders';

const rows = createOrders(30);

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
