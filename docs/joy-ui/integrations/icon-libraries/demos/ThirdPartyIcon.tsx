import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

/** Stands for an icon of a library without styles of Joy UI. */
const Cube = () => (
  <svg className="icon" viewBox="0 0 16 16" fill="currentColor" aria-hidden="true">
    <path d="M8 1 2 4v8l6 3 6-3V4zm0 2 3.5 1.7L8 6.4 4.5 4.7z" />
  </svg>
);

const iconStyles = {
  '& .icon': {
    width: '1em',
    height: '1em',
    fontSize: 'var(--Icon-fontSize, 20px)',
    color: 'var(--Icon-color)',
    margin: 'var(--Icon-margin)',
  },
};

export default function ThirdPartyIcon() {
  return (
    <Box sx={iconStyles}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Button size="sm" startDecorator={<Cube />}>
          Small
        </Button>
        <Button size="lg" variant="soft" color="danger" startDecorator={<Cube />}>
          Large
        </Button>
      </Stack>
    </Box>
  );
}
