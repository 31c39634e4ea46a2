import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import type { IconButtonProps } from '@mui/material/IconButton';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridFilterModel, GridSortModel } from '@mui/x-data-grid';
import { createServer } from '../../data/server';
import type { RowsResponse } from '../../data/server';

const givenNames = ['Amara', 'Bao', 'Camila', 'Farid', 'Lucía', 'Mei', 'Noah'];
const familyNames = ['Abebe', 'Costa', 'Dubois', 'Jensen', 'Kim', 'Okafor', 'Patel', 'Tanaka'];
const cities = ['Accra', 'Bogotá', 'Busan', 'Lyon', 'Porto Alegre'];
const employees = Array.from({ length: 300 }, (_, index) => ({
  id: index + 1,
  name: `${givenNames[index % 7]!} ${familyNames[index % 8]!}`,
  city: cities[index % 5]!,
}));

type Employee = (typeof employees)[number];

const server = createServer(employees);

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150 },
  { field: 'city', headerName: 'City', width: 130 },
];

// Unlike `disabled`, `aria-disabled` keeps the focus on the button.
function PageButton({ disabled, onClick, ...props }: IconButtonProps) {
  return (
    <IconButton
      {...props}
      aria-disabled={disabled}
      onClick={disabled ? undefined : onClick}
      sx={disabled ? { color: 'action.disabled' } : undefined}
    />
  );
}

const pagination = { slots: { actions: { previousButton: PageButton, nextButton: PageButton } } };

export default function ServerSideDataGridNoCache() {
  const [cache, setCache] = React.useState<Map<string, RowsResponse<Employee>>>();
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({ items: [] });
  const [sortModel, setSortModel] = React.useState<GridSortModel>([]);
  const [pages, setPages] = React.useState({ page: 0, pageSize: 5 });
  const [answer, setAnswer] = React.useState<RowsResponse<Employee>>({ rows: [], rowCount: 0 });
  const [isLoading, setIsLoading] = React.useState(true);
  const [answerCount, setAnswerCount] = React.useState(0);

  React.useEffect(() => {
    const key = JSON.stringify([filterModel, sortModel, pages]);
    const known = cache?.get(key);
    if (known) {
      setAnswer(known);
      setIsLoading(false);
      return undefined;
    }
    const controller = new AbortController();
    setIsLoading(true);
    server
      .fetchRows({ filterModel, sortModel, ...pages, signal: controller.signal })
      .then((response) => {
        cache?.set(key, response);
        setAnswer(response);
        setAnswerCount((count) => count + 1);
      })
      .catch(() => {})
      .finally(() => !controller.signal.aborted && setIsLoading(false));
    return () => controller.abort();
  }, [cache, filterModel, sortModel, pages]);

  return (
    <div role="group" aria-label="Employees" style={{ width: '100%' }}>
      <FormControlLabel
        label="Keep the answers"
        control={
          <Switch
            checked={cache !== undefined}
            onChange={(event) => setCache(event.target.checked ? new Map() : undefined)}
          />
        }
      />
      <Typography role="status" variant="body2" gutterBottom>
        Answers from the server: {answerCount}
      </Typography>
      <div style={{ height: 420 }}>
        <DataGrid
          {...answer}
          columns={columns}
          loading={isLoading}
          filterMode="server"
          sortingMode="server"
          paginationMode="server"
          filterModel={filterModel}
          onFilterModelChange={(model) => {
            setFilterModel(model);
            setPages({ ...pages, page: 0 });
          }}
          sortModel={sortModel}
          onSortModelChange={(model) => {
            setSortModel(model);
            setPages({ ...pages, page: 0 });
          }}
          paginationModel={pages}
          onPaginationModelChange={setPages}
          pageSizeOptions={[5, 10]}
          slotProps={{ pagination }}
        />
      </div>
    </div>
  );
}
