import * as React from 'react';
import Badge from '@mui/material/Badge';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import FolderIcon from '@mui/icons-material/Folder';

const corners = [
  { vertical: 'top', horizontal: 'right' },
  { vertical: 'top', horizontal: 'left' },
  { vertical: 'bottom', horizontal: 'right' },
  { vertical: 'bottom', horizontal: 'left' },
] as const;

export default function BadgeAlignment() {
  const [index, setIndex] = React.useState(0);

  return (
    <Stack direction="row" spacing={4} sx={{ alignItems: 'center' }}>
      <TextField
        select
        id="badge-corner"
        label="Corner"
        value={index}
        onChange={(event) => setIndex(Number(event.target.value))}
        sx={{ width: 160 }}
      >
        {corners.map(({ vertical, horizontal }, value) => (
          <MenuItem key={value} value={value}>{`${vertical} ${horizontal}`}</MenuItem>
        ))}
      </TextField>
      <Badge badgeContent={7} color="primary" anchorOrigin={corners[index]}>
        <FolderIcon titleAccess="Shared folder, new files:" fontSize="large" />
      </Badge>
    </Stack>
  );
}
