import TextField from '@mui/material/TextField';
import { useLocalStorageState } from '@toolpad/core/useLocalStorageState';

export default function LocalStorageStateString() {
  const [note, setNote] = useLocalStorageState('demo-note', 'Call the depot');

  return (
    <TextField
      name="note"
      label="Note"
      value={note ?? ''}
      onChange={(event) => setNote(event.target.value)}
    />
  );
}
