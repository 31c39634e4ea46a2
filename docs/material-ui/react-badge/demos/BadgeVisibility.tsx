import * as React from 'react';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

export default function BadgeVisibility() {
  const [shown, setShown] = React.useState(true);

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <FormControlLabel
        control={<Switch checked={shown} onChange={(event) => setShown(event.target.checked)} />}
        label="Show new comments"
      />
      <Badge badgeContent={6} color="error" invisible={!shown}>
        <Button variant="outlined" aria-label={shown ? 'Comments, 6 new' : 'Comments'}>
          Comments
        </Button>
      </Badge>
    </Stack>
  );
}
