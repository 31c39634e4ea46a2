import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';

export default function ButtonDemo() {
  return (
    <Stack direction="row" spacing={1}>
      <Button href="#tabs" variant="outlined">
        Tabs
      </Button>
      <Button href="#list">Lists</Button>
      <IconButton href="#navigation-components" aria-label="Start of the section">
        <ArrowUpwardIcon />
      </IconButton>
    </Stack>
  );
}
