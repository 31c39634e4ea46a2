import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import SvgIcon from '@mui/joy/SvgIcon';
import Typography from '@mui/joy/Typography';

const pin = (
  <SvgIcon>
    <path d="M12 2a7 7 0 0 0-7 7c0 5 7 13 7 13s7-8 7-13a7 7 0 0 0-7-7m0 9.5a2.5 2.5 0 1 1 0-5 2.5 2.5 0 0 1 0 5" />
  </SvgIcon>
);

export default function TypographyDecorators() {
  return (
    <Stack spacing={1}>
      <Typography startDecorator={pin}>Pier 4, Valparaíso</Typography>
      <Typography
        level="title-lg"
        endDecorator={
          <Chip component="span" size="sm">
            Draft
          </Chip>
        }
      >
        Tide tables
      </Typography>
    </Stack>
  );
}
