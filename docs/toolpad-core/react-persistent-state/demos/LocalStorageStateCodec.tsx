import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { Codec } from '@toolpad/core';
import { useLocalStorageState } from '@toolpad/core/useLocalStorageState';

const statuses = ['open', 'packed', 'delivered'] as const;
type Status = (typeof statuses)[number];

// Text that is no status, for example that of an older version of the app, becomes "open".
const codec: Codec<Status> = {
  parse: (text) => statuses.find((status) => status === text) ?? 'open',
  stringify: (status) => status,
};

export default function LocalStorageStateCodec() {
  const [status, setStatus] = useLocalStorageState<Status>('demo-status', 'open', { codec });

  return (
    <TextField
      select
      name="status"
      label="Show orders"
      value={status ?? 'open'}
      onChange={(event) => setStatus(event.target.value as Status)}
    >
      {statuses.map((name) => (
        <MenuItem key={name} value={name}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
