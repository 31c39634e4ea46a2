import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';
import SvgIcon from '@mui/joy/SvgIcon';

const arrow = (
  <SvgIcon>
    <path d="M11 18V8.8L6.4 13.4 5 12l7-7 7 7-1.4 1.4L13 8.8V18z" />
  </SvgIcon>
);

export default function CircularProgressChildren() {
  return (
    <Stack direction="row" spacing={3}>
      <CircularProgress size="lg" determinate value={75} aria-label="Battery">
        75%
      </CircularProgress>
      <CircularProgress size="lg" aria-label="Uploading">
        {arrow}
      </CircularProgress>
    </Stack>
  );
}
