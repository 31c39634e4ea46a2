import * as React from 'react';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function DebouncedInput() {
  const [query, setQuery] = React.useState('');
  const timer = React.useRef(0);

  React.useEffect(() => () => window.clearTimeout(timer.current), []);

  function handleChange(event: React.ChangeEvent<HTMLInputElement>) {
    const { value } = event.target;
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setQuery(value), 500);
  }

  return (
    <Stack spacing={1} sx={{ width: 260 }}>
      <Input aria-label="Search orders" placeholder="Search orders" onChange={handleChange} />
      <Typography role="status">Searched for: {query || 'nothing yet'}</Typography>
    </Stack>
  );
}
