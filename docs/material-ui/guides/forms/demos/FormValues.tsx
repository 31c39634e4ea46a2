import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function FormValues() {
  const [entries, setEntries] = React.useState('');

  function handleSubmit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const values = [...new FormData(event.currentTarget)] as [string, string][];
    setEntries(values.map(([name, value]) => `${name}=${value}`).join('\n'));
  }

  return (
    <Stack
      component="form"
      onSubmit={handleSubmit}
      spacing={1}
      useFlexGap
      sx={{ width: '100%', maxWidth: 320 }}
    >
      <TextField select name="report" label="Report" defaultValue="weekly">
        <MenuItem value="daily">Every day</MenuItem>
        <MenuItem value="weekly">Every week</MenuItem>
      </TextField>
      <FormControlLabel
        control={<Checkbox name="via" value="mail" defaultChecked />}
        label="Mail"
      />
      <FormControlLabel
        control={<Checkbox name="via" value="chat" defaultChecked />}
        label="Chat"
      />
      <FormControlLabel control={<Checkbox name="archive" />} label="Keep old reports" />
      <Button type="submit" variant="outlined">
        Show values
      </Button>
      <pre role="status">{entries}</pre>
    </Stack>
  );
}
