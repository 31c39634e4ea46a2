import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import SvgIcon from '@mui/joy/SvgIcon';

const flag = (
  <SvgIcon>
    <path d="M6 3h2v2h10l-3 4 3 4H8v8H6z" />
  </SvgIcon>
);

export default function IconButtons() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <IconButton aria-label="Flag message">{flag}</IconButton>
      <IconButton aria-label="Flag order" variant="outlined" color="primary">
        {flag}
      </IconButton>
      <IconButton aria-label="Flag invoice" variant="soft" color="success">
        {flag}
      </IconButton>
      <IconButton aria-label="Flag problem" variant="solid" color="danger">
        {flag}
      </IconButton>
    </Stack>
  );
}
