import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';

const columns = ['Customer', 'Order', 'Status', 'Total', 'Weight'];
const frame = { width: 144, p: 1, border: 1, borderColor: 'divider', borderRadius: 1 };

export default function TransferList() {
  const [shown, setShown] = React.useState(['Order', 'Total']);

  function handleSubmit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const moved = new FormData(event.currentTarget).getAll('column');
    setShown(columns.filter((name) => shown.includes(name) !== moved.includes(name)));
    // Enter on a checkbox sends the form, too, and the checkbox then leaves this list.
    event.currentTarget.querySelector('button')?.focus();
  }

  const lists = { Hidden: columns.filter((name) => !shown.includes(name)), Shown: shown };

  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      {Object.entries(lists).map(([title, names]) => (
        <Stack key={title} component="form" onSubmit={handleSubmit} sx={frame}>
          {title} columns
          <List aria-label={`${title} columns`} sx={{ height: 230 }}>
            {names.map((name) => (
              <ListItem key={name} disablePadding>
                <FormControlLabel name="column" value={name} label={name} control={<Checkbox />} />
              </ListItem>
            ))}
          </List>
          <Button type="submit">{title === 'Shown' ? 'Hide' : 'Show'}</Button>
        </Stack>
      ))}
    </Stack>
  );
}
