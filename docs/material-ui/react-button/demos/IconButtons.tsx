import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import EditIcon from '@mui/icons-material/Edit';
import PrintIcon from '@mui/icons-material/Print';
import ArchiveIcon from '@mui/icons-material/Archive';

export default function IconButtons() {
  return (
    <Stack direction="row" spacing={1}>
      <IconButton aria-label="Edit order">
        <EditIcon />
      </IconButton>
      <IconButton aria-label="Print packing slip">
        <PrintIcon />
      </IconButton>
      <IconButton aria-label="Archive order" disabled>
        <ArchiveIcon />
      </IconButton>
    </Stack>
  );
}
